import type { ContentTag } from '@danube/contract/content-tag.ts';
import type { LiveMessage } from '@danube/contract/live.ts';
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
};

export type Transact = <Result>(work: (change: Change) => Promise<Result>) => Promise<Result>;

export function createTransact(deps: {
  db: Db;
  redis: RedisConnection;
  versions: ContentVersions;
}): Transact {
  return async (work) => {
    const tags = new Set<ContentTag>();
    const news: { audience: Audience; message: LiveMessage }[] = [];
    const result = await deps.db.transaction(async (tx) => {
      const outcome = await work({
        tx,
        touchContent: (...touched) => {
          for (const tag of touched) tags.add(tag);
        },
        tell: (audience, message) => void news.push({ audience, message }),
      });
      if (tags.size > 0) {
        news.push({ audience: 'everyone', message: { topic: 'content', tags: [...tags] } });
      }
      await insertLiveEvents(tx, news);
      // Last, because the rows of the versions are locked until the commit.
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
