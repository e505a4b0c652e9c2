import type { Arrivals } from './constant-arrivals.ts';
import { expectAtMost, type Figure, formatNumber, informational } from './measurement.ts';

/** CPU in seconds, and the memory of each copy. */
type Used = {
  readonly copies: number;
  readonly postgres: number;
  readonly megabytes: readonly number[];
};

export function describeRun({ sent, seconds, errors, times }: Arrivals, used: Used): Figure[] {
  const failed = [...errors.values()].reduce((sum, count) => sum + count, 0);
  const note = [...errors].map(([error, count]) => `${count} × ${error}`).join(', ');
  const everything = [...times.values()].flat();
  const perRequest = (cpu: number) => formatNumber((cpu / sent) * 1_000);
  return [
    expectAtMost(0, { what: 'errors', value: failed, ...(note ? { note } : {}) }),
    informational('requests', `${sent} in ${seconds.toFixed(0)} s`),
    informational(
      'CPU ms a request, copies and PostgreSQL',
      `${perRequest(used.copies)} and ${perRequest(used.postgres)}`,
      `${used.copies.toFixed(1)} and ${used.postgres.toFixed(1)} s in all`,
    ),
    informational('memory of each copy (MB)', used.megabytes.map(Math.round).join(', ')),
    informational('p50 and p99 of everything (ms)', timesOf(everything)),
    ...[...times].map(([kind, known]) =>
      informational(`p50 and p99 of ${kind} (ms)`, timesOf(known), `${known.length} requests`),
    ),
  ];
}

function timesOf(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
  return `${at(0.5)} and ${at(0.99)}`;
}
