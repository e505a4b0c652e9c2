import { type CohortUnit, cohortUnits } from '@danube/contract/analytics/cohorts.ts';
import { type ReportView, readReportView } from '../../kit/statistics/report-view.ts';

/** The report's URL parameters. */
export type FunnelView = ReportView & { readonly unit: CohortUnit };

export function readFunnelView(parameters: URLSearchParams, now: Date): FunnelView {
  const requested = parameters.get('unit');
  const unit = cohortUnits.find((known) => known === requested) ?? 'week';
  return { ...readReportView(parameters, now), unit };
}
