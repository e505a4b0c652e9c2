import type { ContentTag } from '@danube/contract/content-tag.ts';
import { sql } from 'drizzle-orm';
import { contentVersions } from './content-versions.tables.ts';
import type { Db, Tx } from './database.ts';
import type { Logger } from './logger.ts';
import type { RedisConnection } from './redis.ts';

export const contentChannel = 'content';

const defaultPollMs = 2_000;

/** What this copy of the server knows about how often public content has changed. */
export type ContentVersions = {
  /**
   * The versions known now, as a value that never changes. Taken before a page is rendered it is
   * at most as new as what the page then reads, so a page can be thrown away needlessly but
   * never kept wrongly.
   */
  known(): VersionSnapshot;
  refresh(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
};

export type VersionSnapshot = ReadonlyMap<string, number>;

export function createContentVersions(deps: {
  db: Db;
  redis: RedisConnection;
  logger: Logger;
  pollMs?: number;
}): ContentVersions {
  let snapshot: VersionSnapshot = new Map();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWantedAgain = false;

  async function read() {
    const rows = await deps.db.select().from(contentVersions);
    const isChanged = rows.some((row) => (snapshot.get(row.tag) ?? 0) < row.version);
    if (isChanged) snapshot = new Map(rows.map((row) => [row.tag, row.version]));
  }

  /** A hint that arrives while a read is under way may be newer than that read: read once more. */
  function refresh(): Promise<void> {
    if (running) {
      isWantedAgain = true;
      return running;
    }
    running = readUntilQuiet().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function readUntilQuiet() {
    do {
      isWantedAgain = false;
      await read();
    } while (isWantedAgain);
  }

  function refreshQuietly() {
    refresh().catch((error) => deps.logger.debug({ err: error }, 'content versions not read'));
  }

  return {
    known: () => snapshot,
    refresh,
    async start() {
      deps.redis.onHint(contentChannel, refreshQuietly);
      deps.redis.onReconnect(refreshQuietly);
      timer = setInterval(refreshQuietly, deps.pollMs ?? defaultPollMs);
      await refresh().catch((error) =>
        deps.logger.warn({ err: error }, 'content versions not read at start'),
      );
    },
    stop: () => clearInterval(timer),
  };
}

/** Marks content as changed, inside the transaction that changes it. */
export async function bumpContentVersions(tx: Tx, tags: Iterable<ContentTag>): Promise<void> {
  // Always in the same order, so that two writers of the same tags cannot wait for each other.
  for (const tag of [...new Set(tags)].sort()) {
    await tx
      .insert(contentVersions)
      .values({ tag, version: 1 })
      .onConflictDoUpdate({
        target: contentVersions.tag,
        set: { version: sql`${contentVersions.version} + 1` },
      });
  }
}
