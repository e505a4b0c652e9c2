import { readDashboardView } from '../features/reps/dashboard/dashboard-view.ts';
import { dashboardQuery } from '../features/reps/dashboard/rep-queries.ts';
import { RulesPage } from '../features/reps/dashboard/rules-page.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/rep-rules.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const { days } = readDashboardView(new URLSearchParams());
  await awaitOptional(queryClient.query({ ...dashboardQuery(source, days), retry: false }));
  return { queries: packQueries(queryClient) };
}

export default function RepRules({ loaderData }: Route.ComponentProps) {
  return (
    <PageQueries packed={loaderData.queries}>
      <RulesPage />
    </PageQueries>
  );
}
