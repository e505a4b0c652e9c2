import { createContentVersions } from '../platform/content-versions.ts';
import type { Db } from '../platform/database.ts';
import { randomIds } from '../platform/ids.ts';
import { createLogger } from '../platform/logger.ts';
import { createRedis } from '../platform/redis.ts';
import { createTransact } from '../platform/transact.ts';

/** What a module is built from, with the test's own database: no Redis, and a fixed clock. */
export function testPlatform(db: Db, startsAt: string) {
  const logger = createLogger({ level: 'silent', name: 'test' });
  const redis = createRedis({ logger });
  const versions = createContentVersions({ db, redis, logger });
  const clock = fixedClock(startsAt);
  return {
    db,
    clock,
    ids: randomIds,
    transact: createTransact({ db, clock, redis, versions }),
  };
}

function fixedClock(startsAt: string) {
  let moment = new Date(startsAt);
  return {
    now: () => moment,
    set(to: string) {
      moment = new Date(to);
    },
  };
}
