import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './audit.tables.ts';
import { type ChainEnd, chainStart, type SealedEntry } from './audit-chain.ts';
import type { Tx } from './database.ts';

/** Any number will do, as long as every release uses the same and nobody else does. */
const chainLock = 7_242_027;
/** A statement takes 65,535 values, and an entry has 13. */
const insertSize = 1_000;

/**
 * Until the commit nobody else writes an entry, so the end that is read here stays the end. The
 * lock is a statement of its own: what it waited for is visible only to the next one.
 */
export async function lockChainEnd(tx: Tx): Promise<ChainEnd> {
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock}::bigint)`);
  return (await findLastEntry(tx)) ?? chainStart;
}

export async function insertAuditEntries(tx: Tx, entries: readonly SealedEntry[]): Promise<void> {
  for (let start = 0; start < entries.length; start += insertSize) {
    await tx.insert(auditEntries).values(entries.slice(start, start + insertSize));
  }
}

export async function findLastEntry(tx: Tx): Promise<SealedEntry | null> {
  const [last] = await selectEntries(tx, sql`order by number desc limit 1`);
  return last ?? null;
}

export async function findEntryHash(tx: Tx, number: number): Promise<string | null> {
  const [entry] = await selectEntries(tx, sql`where number = ${number}`);
  return entry?.hash ?? null;
}

/** In the order of the chain; `after` null starts before anything, also before wrong numbers. */
export function findEntriesAfter(
  tx: Tx,
  after: number | null,
  limit: number,
): Promise<SealedEntry[]> {
  const rest = after === null ? sql`` : sql`where number > ${after}`;
  return selectEntries(tx, sql`${rest} order by number limit ${limit}`);
}

/**
 * Not through the table's columns: Drizzle parses a JSON text that is already parsed once more, so
 * that `"1"` and `1` would look the same here.
 */
export async function selectEntries(tx: Tx, rest: SQL): Promise<SealedEntry[]> {
  const { rows } = await tx.execute<Omit<SealedEntry, 'number' | 'at'> & NumberAndTime>(sql`
    select number, extract(epoch from at) * 1000 as at, actor_kind as "actorKind",
      actor_id as "actorId", action, target_kind as "targetKind", target_id as "targetId",
      before, after, reason, request_id as "requestId", previous_hash as "previousHash", hash
    from audit_entries ${rest}`);
  return rows.map((row) => ({
    ...row,
    number: Number(row.number),
    at: new Date(Number(row.at)),
  }));
}

/** PostgreSQL's large numbers arrive as text. */
type NumberAndTime = { number: string; at: string };
