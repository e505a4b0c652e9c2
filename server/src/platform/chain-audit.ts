import {
  findLastChained,
  findUnchained,
  insertChainLinks,
  lockChainEnd,
} from './audit.repository.ts';
import { sealEntries } from './audit-chain.ts';
import type { Db } from './database.ts';

/** Few enough for one statement's time. */
const batchSize = 500;

/**
 * How much later than larger numbers an entry may be committed and still be chained. Entries are
 * written at the end of their transaction, seconds before its commit at the most, so no honest one
 * is later; one that is was put there by hand, and the verification reports it.
 */
export const disorder = 10_000;

/**
 * Ties what was written since the last time to the chain; answers how many entries. One at a time,
 * under a lock that only chaining takes: acts do not wait for it.
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
    const above = (await findLastChained(tx)) - disorder;
    const entries = await findUnchained(tx, { above, limit: batchSize });
    await insertChainLinks(tx, sealEntries(end, entries));
    return entries.length;
  });
}
