import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentTag } from '@danube/contract/content-tag.ts';
import { hasCauses, type LiveMessage } from '@danube/contract/live.ts';
import { type AuditRecord, recordAudit } from './audit.ts';
import type { Clock } from './clock.ts';
import { bumpContentVersions, type ContentVersions, contentChannel } from './content-versions.ts';
import { getRequestId } from './current-request.ts';
import { type Db, isConcurrencyError } from './database.ts';
import type { Audience } from './live.repository.ts';
import { insertLiveEvents } from './live.repository.ts';
import { liveChannel } from './live-feed.ts';
import type { RedisConnection } from './redis.ts';

/** A Drizzle transaction. */
export type OpenTransaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** One business change: its rows and its notifications, in one transaction. */
export type Change = {
  readonly tx: OpenTransaction;
  /** Public content changed: cached pages that showed it are discarded, open tabs are notified. */
  touchContent(...tags: ContentTag[]): void;
  /** Notifies open tabs, if the transaction commits. */
  notify(audience: Audience, message: LiveMessage): void;
  /** Added to the audit log with the change, or not at all. */
  audit(record: AuditRecord): void;
};

/**
 * Runs the work in a transaction, and retries it from the start after a conflict. The work must not
 * have other side effects: those are jobs that it enqueues, or come after `transact`.
 */
export type Transact = <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>;

const maxAttempts = 3;
const pauseMs = 50;

type Dependencies = {
  db: Db;
  clock: Clock;
  redis: RedisConnection;
  versions: ContentVersions;
};

export function createTransact(deps: Dependencies): Transact {
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transactOnce(deps, work);
      } catch (error) {
        if (!isConcurrencyError(error) || attempt === maxAttempts) throw error;
        // With jitter, or the same transactions conflict again.
        await sleep(pauseMs * attempt * (0.5 + Math.random()));
      }
    }
  };
}

async function transactOnce<Result>(
  deps: Dependencies,
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const tags = new Set<string>();
  const news: { audience: Audience; message: LiveMessage }[] = [];
  const acts: AuditRecord[] = [];
  const result = await deps.db.transaction(async (tx) => {
    const outcome = await work({
      tx,
      touchContent: (...touched) => {
        for (const tag of touched.flatMap(withParentTag)) tags.add(tag);
      },
      notify: (audience, message) => void news.push({ audience, message: withRequestId(message) }),
      audit: (record) => void acts.push(record),
    });
    if (tags.size > 0) {
      const message = withRequestId({ topic: 'content', tags: [...tags] });
      news.push({ audience: 'everyone', message });
    }
    await insertLiveEvents(tx, news);
    // Both last: entries are chained in the order of writing, and content versions stay locked
    // until the commit.
    await recordAudit(tx, acts, deps.clock.now());
    await bumpContentVersions(tx, tags);
    return outcome;
  });
  if (tags.size > 0) {
    deps.redis.hint(contentChannel);
    // The writer must not get an old page from this instance.
    await deps.versions.refresh().catch(() => undefined);
  }
  if (news.length > 0) deps.redis.hint(liveChannel);
  return result;
}

/** Includes the request id, so that the tab that made the change doesn't refetch again. */
function withRequestId(message: LiveMessage): LiveMessage {
  const requestId = getRequestId();
  if (requestId === undefined || !hasCauses(message)) return message;
  return { ...message, by: [requestId] };
}

/** `catalogue:course` also touches `catalogue`, which pages that list all kinds read. */
function withParentTag(tag: ContentTag): string[] {
  const [whole = tag] = tag.split(':');
  return whole === tag ? [tag] : [tag, whole];
}
