import { join } from 'node:path';
import type { Environment } from './env.ts';
import { limits } from './limits.ts';
import { openStorage } from './open-storage.ts';
import { systemClock } from './platform/clock.ts';
import { createContentVersions } from './platform/content-versions.ts';
import { createDatabase } from './platform/database.ts';
import { createDocuments } from './platform/documents.ts';
import { randomIds } from './platform/ids.ts';
import { createJobs } from './platform/jobs.ts';
import type { Logger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRedis } from './platform/redis.ts';
import { createSeal } from './platform/seal.ts';
import { createSecurityLog } from './platform/security-log.ts';
import { createTransact } from './platform/transact.ts';

type PlatformOptions = {
  logger: Logger;
  applicationName: string;
  findSender: Parameters<typeof createDocuments>[0]['findSender'];
};

/** The platform services that every module uses, built once. */
export function composePlatform(
  env: Environment,
  { logger, applicationName, findSender }: PlatformOptions,
) {
  const clock = systemClock;
  const ids = randomIds;
  const database = createDatabase(
    { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE, applicationName },
    logger,
  );
  const { db } = database;
  const seal = createSeal(env.AUTH_SECRET);
  const redis = createRedis({ url: env.REDIS_URL, logger });
  const versions = createContentVersions({ db, redis, logger, pollMs: env.CHANGE_POLL_MS });
  const transact = createTransact({ db, clock, redis, versions });
  const jobs = createJobs({ pool: database.pool, logger, seal });
  const storage = openStorage(env);
  const metrics = createMetrics();
  const securityLog = createSecurityLog(logger);
  const limiter = createRateLimiter({
    redis,
    limits,
    clock,
    logger,
    onFallback: (isActive) => metrics.setLimiterFallback(isActive),
  });
  const documents = createDocuments({
    path: join(env.APPLICATION_ROOT, 'documents/build/documents.js'),
    findSender,
  });

  async function close() {
    versions.stop();
    securityLog.close();
    storage?.close();
    await jobs.stop();
    await redis.close();
    await database.close();
  }

  return {
    clock,
    ids,
    seal,
    database,
    redis,
    versions,
    transact,
    jobs,
    storage,
    metrics,
    securityLog,
    limiter,
    documents,
    close,
  };
}
