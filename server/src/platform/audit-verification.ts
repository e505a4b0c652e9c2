import { findEntriesAfter, findLastEntry } from './audit.repository.ts';
import { type ChainEnd, chainStart, findBreak } from './audit-chain.ts';
import type { Tx } from './database.ts';

export type AuditVerification = {
  readonly isIntact: boolean;
  /** How many entries fit, from the first one on. */
  readonly entryCount: number;
  /** The first number that is missing or does not fit. */
  readonly firstBroken: number | null;
  /** The last entry that fits; null in an empty log. */
  readonly head: AuditHead | null;
};

export type AuditHead = ChainEnd & { readonly at: Date };

/** Few enough for memory and for one statement's time, however long the log is. */
const defaultPageSize = 500;

/**
 * Recomputes the chain page by page, up to the entry that was the last when it began. Entries are
 * only ever added, so pages read one after the other are as good as one snapshot.
 */
export async function verifyAudit(db: Tx, pageSize = defaultPageSize): Promise<AuditVerification> {
  const last = (await findLastEntry(db))?.number ?? 0;
  let end: ChainEnd = chainStart;
  let head: AuditHead | null = null;
  let isAtStart = true;
  while (isAtStart || end.number < last) {
    const page = await findEntriesAfter(db, isAtStart ? null : end.number, pageSize);
    isAtStart = false;
    for (const entry of page) {
      const firstBroken = findBreak(end, entry);
      if (firstBroken !== null) return broken(firstBroken, head);
      end = entry;
      head = { number: entry.number, hash: entry.hash, at: entry.at };
    }
    // Somebody took entries away while we read.
    if (page.length === 0 && end.number < last) return broken(end.number + 1, head);
  }
  return { isIntact: true, entryCount: end.number, firstBroken: null, head };
}

function broken(firstBroken: number, head: AuditHead | null): AuditVerification {
  return { isIntact: false, entryCount: head?.number ?? 0, firstBroken, head };
}
