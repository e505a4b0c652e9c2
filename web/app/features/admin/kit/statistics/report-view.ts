import { type Comparison, comparedPeriod, readComparison } from './comparison.ts';
import { type Period, readPeriod } from './period.ts';

/** What of a report is looked at; the address says it. */
export type ReportView = {
  readonly period: Period;
  readonly comparison: Comparison;
  /** The days that the figures are compared with. */
  readonly before: Period | null;
};

export function readReportView(parameters: URLSearchParams, now: Date): ReportView {
  const period = readPeriod(parameters, now);
  const comparison = readComparison(parameters);
  return { period, comparison, before: comparedPeriod(period, comparison) };
}
