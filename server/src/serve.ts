import { createServer, type RequestListener, type Server } from 'node:http';
import { liveHeartbeatSeconds } from '@danube/contract/live-settings.ts';
import { compose } from './compose.ts';
import type { Environment } from './env.ts';
import { drain } from './http/drain.ts';
import { createInternalServer } from './http/internal.ts';
import { createListener, type Web } from './http/listener.ts';
import { createReadiness } from './http/readiness.ts';
import type { Jobs } from './platform/jobs.ts';
import { createLiveHub } from './platform/live.ts';
import type { Logger } from './platform/logger.ts';
import { canSandbox } from './platform/sandbox.ts';
import { watchEngines } from './platform/watch-engines.ts';

type ServedWeb = Web & {
  /** Development puts Vite in front; production serves as is. */
  wrap?: (listener: RequestListener, server: Server) => Promise<RequestListener>;
};

/** Starts one instance of the web server. Resolves once it responds. */
export async function serve(env: Environment, logger: Logger, web: ServedWeb) {
  const parts = compose(env, logger, 'danube-web');
  const { database, redis, storage, metrics } = parts;
  const hub = createLiveHub({
    db: database.db,
    redis,
    logger,
    heartbeatSeconds: liveHeartbeatSeconds,
    pollMs: env.CHANGE_POLL_MS,
    findLiveSessions: parts.identity.api.findLiveSessions,
    findListener: parts.community.findListener,
    readRoom: parts.community.readRoom,
  });
  const readiness = createReadiness({
    db: database.db,
    optionalParts: {
      redis: () => redis.isConnected(),
      storage: async () => {
        await storage?.check();
        return storage !== null;
      },
      mail: () => env.SMTP_URL !== undefined,
      sandbox: canSandbox,
    },
  });
  watchEngines(metrics, {
    pool: database.pool,
    isRedisConnected: redis.isConnected,
    countLiveStreams: hub.count,
    countJobs: parts.jobs.countJobs,
  });

  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 66_000 });
  const listener = await createListener({ env, logger, parts, hub, readiness, web });
  server.on('request', web.wrap ? await web.wrap(listener, server) : listener);
  const internal = createInternalServer(metrics);
  await Promise.all([parts.versions.start(), hub.start(), startJobs(parts.jobs, logger)]);
  // Loading the dictionaries takes most of a second, which no sign-up should wait for.
  if (env.NODE_ENV === 'production') parts.identity.prepare();
  await listen(server, env.PORT, env.HOST);
  await listen(internal, env.INTERNAL_PORT, env.HOST);
  logger.info({ url: env.SITE_URL, address: server.address() }, 'listening');

  return {
    server,
    async close() {
      await drain({ server, hub, readiness, drainSeconds: env.DRAIN_SECONDS, logger });
      hub.stop();
      internal.close();
      await parts.close();
    },
  };
}

/**
 * Loaded in advance, so that no business transaction waits for it; if the database is down, it is
 * loaded later.
 */
async function startJobs(jobs: Jobs, logger: Logger): Promise<void> {
  try {
    await jobs.start();
  } catch (error) {
    logger.warn({ err: error }, 'job queues not read at start');
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
