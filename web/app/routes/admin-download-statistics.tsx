import { useLocation, useSearchParams } from 'react-router';
import { DownloadsScreen } from '../features/admin/downloads/downloads-screen.tsx';
import { downloadsQuery, readDownloadsView } from '../features/admin/downloads/downloads-view.ts';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/admin-download-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const now = new Date();
  const view = readDownloadsView({ pathname: url.pathname, parameters: url.searchParams }, now);
  const source = queriesWith(api);
  await awaitOptional(
    ...[view.period, ...(view.before ? [view.before] : [])].map((period) =>
      queryClient.query({ ...downloadsQuery(source, { period, view, language }), retry: false }),
    ),
  );
  return { now, queries: packQueries(queryClient) };
}

const titles = {
  all: 'admin.statistics.downloads',
  free: 'admin.statistics.free',
  indicators: 'admin.statistics.indicatorDownloads',
  monthly: 'admin.statistics.monthly',
} as const;

export default function AdminDownloadStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const view = readDownloadsView({ pathname, parameters }, loaderData.now);
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t(titles[view.screen])} lede={t('admin.downloads.lede')}>
        <DownloadsScreen key={view.screen} view={view} />
      </AdminLayout>
    </PageQueries>
  );
}
