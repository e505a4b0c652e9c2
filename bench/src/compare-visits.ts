import type { Result } from 'lighthouse';
import { metricOf, performanceOf } from './audit.ts';
import { expectAtLeast, expectAtMost, type Figure, formatNumber, median } from './measurement.ts';

/** Ours and its limit: the same words and pictures with system fonts and without scripts. */
export type Visits = { readonly ours: readonly Result[]; readonly limit: readonly Result[] };

/** What Lighthouse measured, as medians. */
export function compareVisits(visits: Visits): Figure[] {
  const { ours, limit } = visits;
  const blocked = ours.map((result) => metricOf(result, 'total-blocking-time'));
  const shifts = ours.map((result) => metricOf(result, 'cumulative-layout-shift'));
  return [
    compareTimes(visits, { what: 'first contentful paint', goal: 1.1 }),
    compareTimes(visits, { what: 'largest contentful paint', goal: 1.15 }),
    expectAtMost(150, {
      what: 'total blocking time, ms',
      value: median(blocked),
      note: blocked.map(formatNumber).join(', '),
    }),
    expectAtMost(0, {
      what: 'cumulative layout shift',
      value: median(shifts),
      note: shifts.some((shift) => shift > 0) ? shifts.join(', ') : undefined,
    }),
    expectAtLeast(95, {
      what: 'score of performance',
      value: medianScore(ours),
      note: `the limit page ${medianScore(limit)}`,
    }),
  ];
}

function compareTimes(
  { ours, limit }: Visits,
  { what, goal }: { what: string; goal: number },
): Figure {
  const medianOf = (results: readonly Result[]) =>
    median(results.map((result) => metricOf(result, what.replaceAll(' ', '-'))));
  return expectAtMost(goal, {
    what: `${what}, ours ÷ limit`,
    value: medianOf(ours) / medianOf(limit),
    note: `${formatNumber(medianOf(ours))} and ${formatNumber(medianOf(limit))} ms`,
  });
}

function medianScore(results: readonly Result[]): number {
  return median(results.map(performanceOf));
}
