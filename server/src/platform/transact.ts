import type { ContentTag } from '@danube/contract/content-tag.ts';
import type { LiveMessage } from '@danube/contract/live.ts';
import { type AuditRecord, recordAudit } from './audit.ts';
import type { Clock } from './clock.ts';
import { bumpContentVersions, type ContentVersions, contentChannel } from './content-versions.ts';
import type { Db } from './database.ts';
import type { Audience } from './live.repository.ts';
import { insertLiveEvents } from './live.repository.ts';
import { liveChannel } from './live-news.ts';
import type { RedisConnection } from './redis.ts';

/** A transaction of the database, as Drizzle hands it out. */
export type OpenTransaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** One business change: its rows, and the news about it, in one transaction. */
export type Change = {
  readonly tx: OpenTransaction;
  /** Public content changed: cached pages that showed it are discarded, open tabs are told. */
  touchContent(...tags: ContentTag[]): void;
  /** Tells open tabs; they hear it only if the transaction commits. */
  tell(audience: Audience, message: LiveMessage): void;
  /** Goes into the audit log with the change, or not at all. */
  audit(record: AuditRecord): void;
};

export type Transact = <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>;

export function createTransact(deps: {
  db: Db;
  clock: Clock;
  redis: RedisConnection;
  versions: ContentVersions;
}): Transact {
  return async (work) => {
    const tags = new Set<ContentTag>();
    const news: { audience: Audience; message: LiveMessage }[] = [];
    const acts: AuditRecord[] = [];
    const result = await deps.db.transaction(async (tx) => {
      const outcome = await work({
        tx,
        touchContent: (...touched) => {
          for (const tag of touched) tags.add(tag);
        },
        tell: (audience, message) => void news.push({ audience, message }),
        audit: (record) => void acts.push(record),
      });
      if (tags.size > 0) {
        news.push({ audience: 'everyone', message: { topic: 'content', tags: [...tags] } });
      }
      await insertLiveEvents(tx, news);
      // Last, because both are locked until the commit; always in this order, because two writers
      // who took them in different orders would wait for each other.
      await recordAudit(tx, acts, deps.clock.now());
      await bumpContentVersions(tx, tags);
      return outcome;
    });
    if (tags.size > 0) {
      deps.redis.hint(contentChannel);
      // This copy must not show its own writer an old page.
      await deps.versions.refresh().catch(() => undefined);
    }
    if (news.length > 0) deps.redis.hint(liveChannel);
    return result;
  };
}
