import { createDatabase, withDatabase } from '@danube/e2e/database.ts';
import { type Copy, startCopy } from '@danube/e2e/product.ts';
import { Pool } from 'pg';
import {
  processOf,
  startMissingParts,
  startPart,
  stopPart,
  templateName,
  type UsedPart,
} from './parts.ts';
import { openShop, type Shop } from './shop.ts';
import { sendRequest, siteUrl } from './visitor.ts';

const productionEnvironment = {
  NODE_ENV: 'production',
  // Loopback is a trusted proxy, so each call can use a different network and rate limits don't
  // affect the measurement.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  // The seeded administrator has no second factor; only an instance on a loopback address may skip
  // it.
  ADMIN_SECOND_FACTOR: 'optional',
};

/** A CI machine can pause for seconds, so the short form triples all time limits. */
const shortFormFactor = 3;
/** The production value. */
const changePollMs = 2_000;

export type Stage = {
  readonly isShort: boolean;
  readonly env: Record<string, string>;
  /** The limit for something guaranteed within this time. */
  timeLimit(promisedMs: number): number;
  /** Starts instances that end with the scenario at the latest. */
  startCopies(count: number, settings?: Record<string, string>): Promise<Copy[]>;
  startWorker(settings?: Record<string, string>): Promise<Copy>;
  /** Starts an instance on another one's former port. */
  restart(former: Copy, settings?: Record<string, string>): Promise<Copy>;
  /** Stripe's stand-in; closed with the stage. */
  shop(): Promise<Shop>;
  stop(part: UsedPart): Promise<void>;
  start(part: UsedPart): Promise<void>;
  /** The main process of a part. */
  processOf(part: UsedPart): number;
  query<Row extends Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Ends what the scenario started, and restarts the parts that it stopped. */
  close(): Promise<void>;
};

export async function openStage(
  partsEnv: Record<string, string>,
  options: { databaseName: string; isShort: boolean },
): Promise<Stage> {
  const { databaseName, isShort } = options;
  await createDatabase(partsEnv, databaseName, templateName);
  return stageOn(withDatabase(partsEnv, databaseName), { isShort, onClose: startMissingParts });
}

/** A stage on an existing database. */
export function stageOn(
  env: Record<string, string>,
  options: { isShort: boolean; onClose?(): Promise<unknown> },
): Stage {
  const { isShort } = options;
  const copies = new Set<Copy>();
  const pool = openPool(env);
  const timeLimit = (promisedMs: number) => promisedMs * (isShort ? shortFormFactor : 1);
  let shop: Promise<Shop> | undefined;

  async function launch(options: Parameters<typeof startCopy>[0]): Promise<Copy> {
    const copy = await startCopy({
      ...options,
      siteUrl,
      env: {
        ...env,
        ...productionEnvironment,
        // Scaled like the limits: an update that is only found by polling must still be too late.
        CHANGE_POLL_MS: String(timeLimit(changePollMs)),
        ...options.env,
      },
    });
    copies.add(copy);
    return copy;
  }

  return {
    isShort,
    env,
    timeLimit,
    async startCopies(count, settings = {}) {
      const launches = Array.from({ length: count }, () => launch({ env: settings }));
      // One failure must not hide another instance that is still starting and would never be
      // stopped.
      await Promise.allSettled(launches);
      const started = await Promise.all(launches);
      await Promise.all(started.map(expectLandingPage));
      return started;
    },
    startWorker: (settings = {}) =>
      launch({ program: 'worker', env: { LOG_LEVEL: 'info', ...settings } }),
    async restart(former, settings = {}) {
      copies.delete(former);
      return launch({ env: settings, port: former.port });
    },
    shop() {
      shop ??= openShop();
      return shop;
    },
    stop: stopPart,
    start: startPart,
    processOf,
    async query<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
      return (await pool.query<Row>(text, values)).rows;
    },
    async close() {
      await Promise.all([...copies].map((copy) => copy.stop('SIGKILL')));
      await (await shop)?.close();
      await pool.end();
      await options.onClose?.();
    },
  };
}

/** A build that can't render its first page would make every figure below meaningless. */
async function expectLandingPage(copy: Copy): Promise<void> {
  const { status } = await sendRequest(copy.url);
  if (status !== 200) throw new Error(`the landing page answered ${status}: is the build whole?`);
}

function openPool(env: Record<string, string>): Pool {
  const pool = new Pool({ connectionString: env.DATABASE_URL, max: 2, idleTimeoutMillis: 1_000 });
  // The scenario cut an idle connection: the next query opens another.
  pool.on('error', () => undefined);
  return pool;
}
