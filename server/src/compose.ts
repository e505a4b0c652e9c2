import { join } from 'node:path';
import type { Environment } from './env.ts';
import { limits } from './limits.ts';
import { createAnalytics } from './modules/analytics/analytics.module.ts';
import { createAudit } from './modules/audit/audit.module.ts';
import { createClaims } from './modules/claims/claims.module.ts';
import { createContact } from './modules/contact/contact.module.ts';
import { createEvents } from './modules/events/events.module.ts';
import { createIdentity } from './modules/identity/identity.module.ts';
import { createLocation } from './modules/location/location.module.ts';
import { openStorage } from './open-storage.ts';
import { systemClock } from './platform/clock.ts';
import { createContentVersions } from './platform/content-versions.ts';
import { createCountryDatabase } from './platform/country-database.ts';
import { createDatabase } from './platform/database.ts';
import { createDocuments } from './platform/documents.ts';
import { randomIds } from './platform/ids.ts';
import { createJobs } from './platform/jobs.ts';
import type { Logger } from './platform/logger.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRedis } from './platform/redis.ts';
import { createSeal } from './platform/seal.ts';
import { createTransact } from './platform/transact.ts';

export type Composition = ReturnType<typeof compose>;
export type ApiRouter = Composition['router'];

/** Builds every part once and hands each module what it needs: the only place that knows all. */
export function compose(env: Environment, logger: Logger, applicationName: string) {
  const clock = systemClock;
  const ids = randomIds;
  const database = createDatabase(
    { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE, applicationName },
    logger,
  );
  const { db } = database;
  const seal = createSeal(env.AUTH_SECRET);
  const redis = createRedis({ url: env.REDIS_URL, logger });
  const versions = createContentVersions({ db, redis, logger });
  const transact = createTransact({ db, clock, redis, versions });
  const jobs = createJobs({ pool: database.pool, logger, seal });
  const storage = openStorage(env);
  const metrics = createMetrics();
  const limiter = createRateLimiter({
    redis,
    limits,
    clock,
    logger,
    onFallback: (isActive) => metrics.setLimiterFallback(isActive),
  });
  const documents = createDocuments({
    path: join(env.APPLICATION_ROOT, 'documents/build/documents.js'),
    sender: { ...academy, siteUrl: env.SITE_URL },
  });

  const analytics = createAnalytics({ db, clock, limiter });
  const identity = createIdentity({
    ...{ db, clock, ids, transact, jobs, limiter, logger, storage },
    providers: env.OIDC_PROVIDERS,
    sources: analytics.sources,
    countSignIn: metrics.countSignIn,
    settings: {
      siteUrl: env.SITE_URL,
      secret: env.AUTH_SECRET,
      contactEmail: env.CONTACT_EMAIL,
      fallbackAdminEmails: env.FALLBACK_ADMIN_EMAILS,
      requiresSecondFactor: requiresSecondFactor(env),
    },
  });
  const events = createEvents({ db, clock, ids, transact });
  const audit = createAudit({ db, transact, findNames: identity.api.findNames });
  const claims = createClaims({ db, clock, transact });
  const contact = createContact({ ids, transact, jobs, limiter, deskEmail: env.CONTACT_EMAIL });
  const location = createLocation({
    countries: createCountryDatabase({ logger }),
    countryHeader: env.COUNTRY_HEADER,
  });
  const router = {
    audit: audit.router,
    claims: claims.router,
    contact: contact.router,
    events: events.router,
    identity: identity.router,
    location: location.router,
  };

  async function close() {
    versions.stop();
    storage?.close();
    await jobs.stop();
    await redis.close();
    await database.close();
  }

  return {
    ...{ clock, ids, seal, database, redis, versions },
    ...{ transact, jobs, storage, metrics, limiter, documents },
    ...{ identity, events, analytics, location, router, close },
  };
}

/** Who signs mails and printed matter. */
const academy = {
  name: 'Danube Trading Academy s.r.o.',
  addressLines: ['Laurinská 14', '811 01 Bratislava', 'Slovakia'],
  email: 'desk@danube-trading.example',
};

function requiresSecondFactor(env: Environment): boolean {
  if (env.ADMIN_SECOND_FACTOR) return env.ADMIN_SECOND_FACTOR === 'required';
  return env.NODE_ENV === 'production';
}
