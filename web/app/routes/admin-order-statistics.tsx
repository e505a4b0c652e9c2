import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { readReportView } from '../features/admin/kit/statistics/report-view.ts';
import { statisticsQuery } from '../features/admin/sales/sales-queries.ts';
import { StatisticsScreen } from '../features/admin/sales/statistics/statistics-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-order-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const now = new Date();
  const { period, before } = readReportView(url.searchParams, now);
  await awaitOptional(
    ...[period, ...(before ? [before] : [])].map((days) =>
      queryClient.query({ ...statisticsQuery(source, days), retry: false }),
    ),
  );
  return { now, queries: packQueries(queryClient) };
}

export default function AdminOrderStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('sales', 'admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.sales.statistics')} lede={t('sales.statistics.lede')}>
        <StatisticsScreen view={readReportView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}
