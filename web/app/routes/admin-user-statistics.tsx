import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { readReportView } from '../features/admin/kit/statistics/report-view.ts';
import { peopleStatisticsQuery } from '../features/admin/statistics/statistics-queries.ts';
import { UsersScreen } from '../features/admin/statistics/users-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-user-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const now = new Date();
  const { period, before } = readReportView(url.searchParams, now);
  await awaitOptional(
    ...[period, ...(before ? [before] : [])].map((days) =>
      queryClient.query({ ...peopleStatisticsQuery(source, days), retry: false }),
    ),
  );
  return { now, queries: packQueries(queryClient) };
}

export default function AdminUserStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'statistics');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.statistics.users')} lede={t('statistics.ledes.users')}>
        <UsersScreen view={readReportView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}
