import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { funnelQuery } from '../features/admin/statistics/funnel/funnel-query.ts';
import { FunnelScreen } from '../features/admin/statistics/funnel/funnel-screen.tsx';
import { readFunnelView } from '../features/admin/statistics/funnel/funnel-view.ts';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-funnel.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const source = queriesWith(api);
  const now = new Date();
  const { period, before, unit } = readFunnelView(url.searchParams, now);
  await awaitOptional(
    ...[period, ...(before ? [before] : [])].map((days) =>
      queryClient.query({ ...funnelQuery(source, days, { unit, language }), retry: false }),
    ),
  );
  return { now, queries: packQueries(queryClient) };
}

export default function AdminFunnel({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin', 'statistics');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('admin.statistics.funnel')} lede={t('statistics.ledes.funnel')}>
        <FunnelScreen view={readFunnelView(parameters, loaderData.now)} />
      </AdminLayout>
    </PageQueries>
  );
}
