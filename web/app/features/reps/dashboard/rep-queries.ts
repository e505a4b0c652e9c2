import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { type DashboardView, linesInput } from './dashboard-view.ts';

export function dashboardQuery(source: typeof queries, days: number) {
  return source.salesReps.dashboard.queryOptions({ input: { days } });
}

export function linesQuery(source: typeof queries, view: DashboardView) {
  return source.salesReps.lines.queryOptions({ input: linesInput(view) });
}

export function statementsQuery(source: typeof queries) {
  return source.salesReps.statements.queryOptions();
}

export function payoutsQuery(source: typeof queries) {
  return source.salesReps.payouts.queryOptions();
}

/** After something was saved: refetches the whole dashboard. */
export function refetchDashboard(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queries.salesReps.key() });
}
