import { join } from 'node:path';
import { createDatabase, withDatabase } from '@danube/e2e/database.ts';
import { authSecret, type Copy, startCopy } from '@danube/e2e/product.ts';
import type { PartName } from '@danube/parts/part.ts';
import { findProcess } from '@danube/parts/processes.ts';
import { startParts, stopParts } from '@danube/parts/start-parts.ts';
import { seed } from '@danube/server/development/seed.ts';
import { migrateDatabase } from '@danube/server/migrate.ts';
import { Client } from 'pg';
import { ask, siteUrl } from './visitor.ts';

/** Servers of our own, which can be taken away without disturbing anybody, nor another run. */
const folder = join(import.meta.dirname, '../../.parts', process.env.FAULTS_PARTS ?? 'faults');
const usedParts = ['postgres', 'redis', 's3', 'mail'] as const satisfies readonly PartName[];

const templateName = 'danube_faults';

type UsedPart = (typeof usedParts)[number];

const asInProduction = {
  NODE_ENV: 'production',
  // Loopback counts as our proxy, so that each call can come from another network and no limit
  // gets in the way of what is measured.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // The administrator of the seeds has no second factor; only a copy at a loopback address may
  // be told to do without.
  ADMIN_SECOND_FACTOR: 'optional',
};

export type Stage = {
  readonly isShort: boolean;
  readonly env: Record<string, string>;
  /** Starts copies of the product that end with the scenario, if not before. */
  startCopies(count: number, settings?: Record<string, string>): Promise<Copy[]>;
  startWorker(settings?: Record<string, string>): Promise<Copy>;
  /** Starts a copy on the port that another copy had. */
  restart(former: Copy, settings?: Record<string, string>): Promise<Copy>;
  stop(part: UsedPart): Promise<void>;
  start(part: UsedPart): Promise<void>;
  /** The main process of a part. */
  processOf(part: UsedPart): number;
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends what the scenario started, and brings back the parts that it stopped. */
  close(): Promise<void>;
};

/** Starts the parts and prepares a migrated and seeded database, from which each stage gets a copy. */
export async function openParts(): Promise<Record<string, string>> {
  const { env } = await startParts({ folder, only: usedParts, environment: ownEnvironment() });
  await createDatabase(env, templateName);
  const own = withDatabase(env, templateName);
  await migrateDatabase(own.DATABASE_OWNER_URL ?? '');
  await seed({
    ...own,
    NODE_ENV: 'test',
    SITE_URL: siteUrl,
    AUTH_SECRET: authSecret,
  });
  return env;
}

export async function openStage(
  partsEnv: Record<string, string>,
  options: { databaseName: string; isShort: boolean },
): Promise<Stage> {
  const { databaseName, isShort } = options;
  await createDatabase(partsEnv, databaseName, templateName);
  const env = withDatabase(partsEnv, databaseName);
  const copies = new Set<Copy>();

  async function launch(options: Parameters<typeof startCopy>[0]): Promise<Copy> {
    const copy = await startCopy({
      ...options,
      siteUrl,
      env: { ...env, ...asInProduction, ...options.env },
    });
    copies.add(copy);
    return copy;
  }

  return {
    isShort,
    env,
    async startCopies(count, settings = {}) {
      const launches = Array.from({ length: count }, () => launch({ env: settings }));
      // One that fails must not hide another that is still to start, and would never be ended.
      await Promise.allSettled(launches);
      const started = await Promise.all(launches);
      await Promise.all(started.map(expectLandingPage));
      return started;
    },
    startWorker: (settings = {}) =>
      launch({ program: 'worker', env: { LOG_LEVEL: 'info', INTERNAL_PORT: '0', ...settings } }),
    async restart(former, settings = {}) {
      copies.delete(former);
      return launch({ env: settings, port: former.port });
    },
    stop: (part) => stopParts({ folder, only: [part] }),
    async start(part) {
      await startParts({ folder, only: [part], environment: ownEnvironment() });
    },
    processOf: (part) => processOf(part),
    query: (text, values) => queryOnce(env.DATABASE_URL ?? '', text, values),
    async close() {
      await Promise.all([...copies].map((copy) => copy.stop('SIGKILL')));
      await startParts({ folder, only: usedParts, environment: ownEnvironment() });
    },
  };
}

/** A build that cannot show its first page would make every figure below meaningless. */
async function expectLandingPage(copy: Copy): Promise<void> {
  const { status } = await ask(copy.url);
  if (status !== 200) throw new Error(`the landing page answered ${status}: is the build whole?`);
}

export async function closeParts(): Promise<void> {
  await stopParts({ folder, only: usedParts });
}

/** Without addresses of somebody else's servers: ours are the ones that we may stop. */
function ownEnvironment(): NodeJS.ProcessEnv {
  // Not PARTS_FAST: what a database that may lose rows has lost would be no fault of ours.
  const { PATH, HOME, REQUIRE_REAL_PARTS } = process.env;
  return { PATH, HOME, REQUIRE_REAL_PARTS };
}

function processOf(part: UsedPart): number {
  const pid = findProcess(folder, part);
  if (pid === undefined) throw new Error(`${part} is not running`);
  return pid;
}

async function queryOnce<Row extends Record<string, unknown>>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
