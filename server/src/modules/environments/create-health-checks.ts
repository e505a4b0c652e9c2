import { sql } from 'drizzle-orm';
import type { HealthCheck, HealthCheckResult } from '../../platform/health-check.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { findArchive, findLastRuns } from './environments.repository.ts';

const hour = 60 * 60_000;
const working: HealthCheckResult = { state: 'working' };
const off: HealthCheckResult = { state: 'off' };

/** Checks that belong to no module. */
export function createHealthChecks(deps: EnvironmentsDependencies): HealthCheck[] {
  const { db, redis, storage, facts } = deps;
  return [
    { part: 'database', check: () => db.execute(sql`select 1`).then(() => working) },
    {
      part: 'redis',
      async check() {
        if (!redis.client) return off;
        return redis.isConnected() ? working : failing('Redis doesn’t answer');
      },
    },
    { part: 'storage', check: async () => (storage ? storage.check().then(() => working) : off) },
    {
      part: 'mail',
      check: async () => (facts.checkMail ? facts.checkMail().then(() => working) : off),
    },
    { part: 'jobs', check: () => checkJobs(deps) },
    { part: 'retention', check: () => checkRetention(deps) },
    { part: 'backups', check: () => checkBackups(deps) },
    { part: 'identityProviders', check: () => checkProviders(facts.providerKeys) },
  ];
}

function failing(message: string): HealthCheckResult {
  return { state: 'failing', message };
}

const maxWaitSeconds = 15 * 60;

async function checkJobs({ jobs }: EnvironmentsDependencies): Promise<HealthCheckResult> {
  const counts = await jobs.countJobs();
  const dead = counts.filter((entry) => entry.isDeadLetter && entry.state === 'created');
  if (dead.length > 0) return failing(`failed for good: ${dead.map(({ job }) => job).join(', ')}`);
  const late = counts.find(
    (entry) => !entry.isDeadLetter && entry.oldestWaitingSeconds > maxWaitSeconds,
  );
  if (late)
    return failing(`${late.job} has waited for ${minutes(late.oldestWaitingSeconds)} minutes`);
  return working;
}

function minutes(seconds: number): number {
  return Math.round(seconds / 60);
}

/** They run once a day; two extra hours allow for worker downtime. */
const maxJobAgeMs = 26 * hour;

async function checkRetention(deps: EnvironmentsDependencies): Promise<HealthCheckResult> {
  const oldest = deps.clock.now().getTime() - maxJobAgeMs;
  const runs = await findLastRuns(deps.db, deps.findRetentionJobs());
  const late = runs.filter(
    ({ lastDoneAt, installedAt }) => (lastDoneAt ?? installedAt).getTime() < oldest,
  );
  if (late.length === 0) return working;
  return failing(`not done for a day: ${late.map(({ job }) => job).join(', ')}`);
}

async function checkBackups({ db, clock }: EnvironmentsDependencies): Promise<HealthCheckResult> {
  const { isOn, lastAt, lastFailedAt } = await findArchive(db);
  if (!isOn) return off;
  if (lastFailedAt && (!lastAt || lastFailedAt > lastAt)) return failing('the last copy failed');
  const isLate = !lastAt || clock.now().getTime() - lastAt.getTime() > hour;
  return isLate ? failing('nothing was copied for an hour') : working;
}

async function checkProviders(keys: readonly string[]): Promise<HealthCheckResult> {
  if (keys.length === 0) return off;
  for (const url of keys) {
    // Sign-in doesn't follow redirects of this URL either.
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5_000) });
    if (!answer.ok) return failing(`${new URL(url).host} answered ${answer.status}`);
  }
  return working;
}
