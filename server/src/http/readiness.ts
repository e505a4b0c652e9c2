import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/database.ts';

const databaseDeadlineMs = 2_000;
const optionalDeadlineMs = 1_000;

export type Readiness = {
  /** Not ready once draining started, so that proxies send nothing new. */
  startDraining(): void;
  isDraining(): boolean;
  report(): Promise<{ isReady: boolean; parts: Record<string, string> }>;
};

/**
 * Only PostgreSQL decides; everything else is reported as degraded and never takes the instance out
 * of rotation.
 */
export function createReadiness(deps: {
  db: Db;
  optionalParts: Record<string, () => Promise<boolean> | boolean>;
}): Readiness {
  let isDraining = false;

  async function databaseState(): Promise<string> {
    const isPresent = await Promise.race([
      succeeds(() => deps.db.execute(sql`select 1`).then(() => true)),
      failAfterTimeout(databaseDeadlineMs),
    ]);
    return isPresent ? 'ok' : 'unavailable';
  }

  async function optionalStates(): Promise<[string, string][]> {
    const checks = Object.entries(deps.optionalParts).map(async ([name, check]) => {
      const isPresent = await Promise.race([succeeds(check), failAfterTimeout(optionalDeadlineMs)]);
      return [name, isPresent ? 'ok' : 'degraded'] as [string, string];
    });
    return Promise.all(checks);
  }

  return {
    startDraining: () => {
      isDraining = true;
    },
    isDraining: () => isDraining,
    async report() {
      const database = await databaseState();
      const parts = { database, ...Object.fromEntries(await optionalStates()) };
      return { isReady: database === 'ok' && !isDraining, parts };
    },
  };
}

/** A dependency that hangs counts as down: the probe itself must answer in time. */
async function failAfterTimeout(milliseconds: number): Promise<false> {
  await sleep(milliseconds, undefined, { ref: false });
  return false;
}

async function succeeds(check: () => Promise<boolean> | boolean): Promise<boolean> {
  try {
    return await check();
  } catch {
    return false;
  }
}
