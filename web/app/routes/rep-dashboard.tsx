import { useSearchParams } from 'react-router';
import { accountQuery } from '../features/account/profile/account-query.ts';
import { readDashboardView } from '../features/reps/dashboard/dashboard-view.ts';
import { RepDashboardPage } from '../features/reps/dashboard/rep-dashboard-page.tsx';
import {
  dashboardQuery,
  linesQuery,
  payoutsQuery,
  statementsQuery,
} from '../features/reps/dashboard/rep-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/rep-dashboard.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readDashboardView(url.searchParams);
  await awaitOptional(
    queryClient.query({ ...dashboardQuery(source, view.days), retry: false }),
    queryClient.query({ ...linesQuery(source, view), retry: false }),
    queryClient.query({ ...payoutsQuery(source), retry: false }),
    queryClient.query({ ...statementsQuery(source), retry: false }),
    queryClient.query({ ...accountQuery(source), retry: false }),
  );
  return { queries: packQueries(queryClient) };
}

export default function RepDashboard({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <RepDashboardPage view={readDashboardView(parameters)} />
    </PageQueries>
  );
}
