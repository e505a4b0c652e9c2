import {
  type ChainLink,
  countUnchained,
  findChainEnd,
  findLeftOut,
  findLinksAfter,
} from './audit.repository.ts';
import { type ChainEnd, chainStart, findBreak } from './audit-chain.ts';
import { maxReordering } from './chain-audit.ts';
import type { Tx } from './database.ts';

export type AuditVerification = {
  readonly isIntact: boolean;
  /** How many entries verify, starting from the first. */
  readonly entryCount: number;
  /** The first number that is missing, doesn't verify, or was left out of the chain. */
  readonly firstBroken: number | null;
  /** The last entry that verifies; null in an empty log. */
  readonly head: AuditHead | null;
  /** Entries too new to be chained: not verifiable yet. */
  readonly waitingCount: number;
};

export type AuditHead = Pick<ChainEnd, 'number' | 'hash'> & { readonly at: Date };

/** Fits into memory and the statement timeout, no matter how long the log is. */
const defaultPageSize = 500;

/**
 * Recomputes the chain page by page, up to the link that was last at the start. Links are
 * append-only, so reading them in pages is as good as one snapshot.
 */
export async function verifyAudit(db: Tx, pageSize = defaultPageSize): Promise<AuditVerification> {
  const walked = await walkChain(db, pageSize);
  const leftOut = await findLeftOut(db, walked.lastNumber - maxReordering);
  const firstBroken = walked.firstBroken ?? leftOut;
  return {
    isIntact: firstBroken === null,
    entryCount: walked.entryCount,
    firstBroken,
    head: walked.head,
    waitingCount: await countUnchained(db),
  };
}

type Walk = Pick<AuditVerification, 'entryCount' | 'firstBroken' | 'head'> & {
  /** The largest number seen so far. */
  readonly lastNumber: number;
};

async function walkChain(db: Tx, pageSize: number): Promise<Walk> {
  const last = (await findChainEnd(db))?.position ?? 0;
  let end: ChainEnd = chainStart;
  let head: AuditHead | null = null;
  let lastNumber = 0;
  let isAtStart = true;
  const result = (firstBroken: number | null) => ({
    entryCount: end.position,
    firstBroken,
    head,
    lastNumber,
  });
  while (isAtStart || end.position < last) {
    const page = await findLinksAfter(db, isAtStart ? null : end.position, pageSize);
    isAtStart = false;
    for (const link of page) {
      const firstBroken = breakAt(link, end, lastNumber);
      if (firstBroken !== null || 'isMissing' in link) return result(firstBroken);
      end = link;
      head = { number: link.number, hash: link.hash, at: link.at };
      lastNumber = Math.max(lastNumber, link.number);
    }
    // Links were removed while we were reading.
    if (page.length === 0 && end.position < last) return result(end.number + 1);
  }
  return result(null);
}

function breakAt(link: ChainLink, end: ChainEnd, lastNumber: number): number | null {
  if ('isMissing' in link || link.number < lastNumber - maxReordering) return link.number;
  return findBreak(end, link);
}
