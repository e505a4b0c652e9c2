import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import { ledgerEntries } from '../tables/ledger.tables.ts';
import type { Posting } from './postings.ts';

/** A posting happens once: the unique name makes a second one, and its transaction, fail. */
export async function post(tx: Tx, { rows }: Posting, at: Date): Promise<void> {
  if (rows.length > 0) await tx.insert(ledgerEntries).values(rows.map((row) => ({ ...row, at })));
}

/** Inserts many postings, in batches that fit into one statement. */
export async function postRows(tx: Tx, rows: Posting['rows'], at: Date): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    const some = rows.slice(start, start + batchSize);
    await tx.insert(ledgerEntries).values(some.map((row) => ({ ...row, at })));
  }
}

const batchSize = 1_000;

/** Must always be 0; monitored. */
export async function sumLedger(tx: Tx): Promise<number> {
  const result = await tx.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0)::text as sum from ${ledgerEntries}`,
  );
  return Number(result.rows[0]?.sum);
}
