import type { Part } from '@danube/contract/environments/environments.schemas.ts';
import { partNames } from '@danube/contract/part-names.ts';
import type { EnvironmentsDependencies } from './environments.dependencies.ts';
import { findReports, type PartReport } from './environments.repository.ts';

/** The worker checks every five minutes: after three misses the worker itself is down. */
const staleAfterMs = 15 * 60_000;

/**
 * The state of every part at the worker's last check; unknown if the worker has been silent for too
 * long.
 */
export async function readParts({
  db,
  clock,
}: Pick<EnvironmentsDependencies, 'db' | 'clock'>): Promise<Part[]> {
  const reports = await findReports(db);
  const now = clock.now();
  return partNames.map((part) => {
    const report = reports.find((each) => each.part === part);
    return toPart(part, report, now);
  });
}

function toPart(part: Part['part'], report: PartReport | undefined, now: Date): Part {
  const { checkedAt = null, lastFailureAt: at, lastFailure: message } = report ?? {};
  const isSilent = !checkedAt || now.getTime() - checkedAt.getTime() > staleAfterMs;
  // A silent worker counts as a failure of the job queue.
  const silent = part === 'jobs' && checkedAt ? 'failing' : 'unknown';
  return {
    part,
    state: isSilent || !report ? silent : report.state,
    checkedAt,
    since: isSilent ? checkedAt : (report?.since ?? null),
    lastFailure: at ? { at, message: message ?? '' } : null,
  };
}
