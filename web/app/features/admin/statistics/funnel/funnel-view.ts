import { type CohortUnit, cohortUnits } from '@danube/contract/analytics/cohorts.ts';
import { type ReportView, readReportView } from '../../kit/statistics/report-view.ts';
import { comparedCohorts } from './compared-cohorts.ts';

/** The report's URL parameters. */
export type FunnelView = ReportView & { readonly unit: CohortUnit };

export function readFunnelView(parameters: URLSearchParams, now: Date): FunnelView {
  const requested = parameters.get('unit');
  const unit = cohortUnits.find((known) => known === requested) ?? 'week';
  const view = readReportView(parameters, now);
  return { ...view, unit, before: comparedCohorts(view.period, view.comparison, unit) };
}
