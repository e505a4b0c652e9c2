import type { Db } from './database.ts';
import { type LiveCursor, type LiveRow, readLiveEvents, readLiveHead } from './live.repository.ts';
import type { Logger } from './logger.ts';
import type { RedisConnection } from './redis.ts';

export const liveChannel = 'live';

/** Maximum rows per query. */
export const liveBatchSize = 500;

const defaultPollMs = 2_000;
/** A hint can arrive while an older transaction is still open, so look again shortly after. */
const afterHintMs = [0, 100, 400];

/** Reads the updates in order and emits each one once. */
export type LiveFeed = {
  start(): Promise<void>;
  stop(): void;
  /** The position of the last emitted update; undefined until the database was first reached. */
  head(): LiveCursor | undefined;
};

export function createLiveFeed(deps: {
  db: Db;
  redis: RedisConnection;
  logger: Logger;
  pollMs?: number;
  /** Emitted before the rows, once for all that were read together. */
  prepare(rows: readonly LiveRow[]): Promise<void>;
  onUpdate(row: LiveRow): void;
  /** The database was restored to an earlier point: its update numbers are below our head. */
  onSetBack(): void;
}): LiveFeed {
  let head: LiveCursor | undefined;
  let polling: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function readAll() {
    head ??= await readLiveHead(deps.db);
    for (;;) {
      const rows = await readLiveEvents(deps.db, head, { limit: liveBatchSize });
      await deps.prepare(rows);
      for (const row of rows) deps.onUpdate(row);
      head = rows.at(-1)?.cursor ?? head;
      if (rows.length === 0) await noticeSetBack(head);
      if (rows.length < liveBatchSize) return;
    }
  }

  async function noticeSetBack(known: LiveCursor) {
    const actual = await readLiveHead(deps.db);
    if (known.transaction <= actual.transaction) return;
    deps.logger.warn('the database was set back: open streams begin again');
    head = actual;
    deps.onSetBack();
  }

  function poll(): Promise<void> {
    polling ??= readAll()
      .catch((error) => deps.logger.debug({ err: error }, 'live news not read'))
      .finally(() => {
        polling = undefined;
      });
    return polling;
  }

  function pollSoon() {
    for (const delay of afterHintMs) setTimeout(() => void poll(), delay).unref();
  }

  return {
    async start() {
      deps.redis.onHint(liveChannel, pollSoon);
      deps.redis.onReconnect(pollSoon);
      timer = setInterval(() => void poll(), deps.pollMs ?? defaultPollMs);
      await poll();
    },
    stop: () => clearInterval(timer),
    head: () => head,
  };
}
