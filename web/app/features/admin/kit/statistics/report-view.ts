import { type Comparison, comparisonPeriod, readComparison } from './comparison.ts';
import { type Period, readPeriod } from './period.ts';

/** A report's URL parameters. */
export type ReportView = {
  readonly period: Period;
  readonly comparison: Comparison;
  /** The comparison period. */
  readonly before: Period | null;
};

export function readReportView(parameters: URLSearchParams, now: Date): ReportView {
  const period = readPeriod(parameters, now);
  const comparison = readComparison(parameters);
  return { period, comparison, before: comparisonPeriod(period, comparison) };
}
