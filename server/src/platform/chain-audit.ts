import {
  findLastChained,
  findUnchained,
  insertChainLinks,
  lockChainEnd,
} from './audit.repository.ts';
import { chainEntries } from './audit-chain.ts';
import type { Db } from './database.ts';

/** Small enough for the statement timeout. */
const batchSize = 500;

/**
 * How far out of order an entry may be committed and still be chained. Entries are written at the
 * end of their transaction, seconds before the commit at most, so a later one was inserted
 * manually, and verification reports it.
 */
export const maxReordering = 10_000;

/**
 * Chains the entries written since the last run and returns their number. Its lock prevents
 * parallel runs; nothing else takes it, so writing audit entries never waits.
 */
export async function chainAudit(db: Db): Promise<number> {
  let chained = 0;
  for (;;) {
    const count = await chainBatch(db);
    chained += count;
    if (count < batchSize) return chained;
  }
}

function chainBatch(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const end = await lockChainEnd(tx);
    const above = (await findLastChained(tx)) - maxReordering;
    const entries = await findUnchained(tx, { above, limit: batchSize });
    await insertChainLinks(tx, chainEntries(end, entries));
    return entries.length;
  });
}
