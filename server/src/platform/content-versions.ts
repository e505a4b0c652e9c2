import { sql } from 'drizzle-orm';
import { contentVersions } from './content-versions.tables.ts';
import type { Db, Tx } from './database.ts';
import type { Logger } from './logger.ts';
import type { RedisConnection } from './redis.ts';

export const contentChannel = 'content';

const defaultPollMs = 2_000;

/**
 * A restored database or a promoted replica may have lost changes and would reuse version numbers
 * for different content. Its timeline id is higher, so with the timeline as the high part, versions
 * only ever increase. Stays below the largest safe integer for a million timelines.
 */
const versionsPerTimeline = 2 ** 32;
const timeline = sql<number>`('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int`;

/** The content versions this instance knows. */
export type ContentVersions = {
  /**
   * The currently known versions, as an immutable value. Taken before a render, it is never newer
   * than what the page reads: a page may be discarded needlessly, but is never wrongly kept.
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
  let needsRerun = false;

  async function read() {
    const rows = await deps.db
      .select({ tag: contentVersions.tag, version: contentVersions.version, timeline })
      .from(contentVersions);
    const found = new Map(
      rows.map((row) => [row.tag, row.timeline * versionsPerTimeline + row.version]),
    );
    const isChanged = [...found].some(([tag, version]) => (snapshot.get(tag) ?? 0) < version);
    if (isChanged) snapshot = found;
  }

  /** A hint that arrives during a read may be newer than that read, so read once more. */
  function refresh(): Promise<void> {
    if (running) {
      needsRerun = true;
      return running;
    }
    running = readUntilQuiet().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function readUntilQuiet() {
    do {
      needsRerun = false;
      await read();
    } while (needsRerun);
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
export async function bumpContentVersions(tx: Tx, tags: Iterable<string>): Promise<void> {
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
