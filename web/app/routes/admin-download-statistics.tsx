import { useSearchParams } from 'react-router';
import { DownloadsScreen } from '../features/admin/downloads/downloads-screen.tsx';
import { downloadsQuery, readDownloadsView } from '../features/admin/downloads/downloads-view.ts';
import { AdminFrame } from '../features/admin/frame/admin-frame.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readAhead } from '../page/read-ahead.ts';
import type { Route } from './+types/admin-download-statistics.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const now = new Date();
  const view = readDownloadsView(url.searchParams, now);
  const query = downloadsQuery(queriesWith(api), view, language);
  await readAhead(queryClient.query({ ...query, retry: false }));
  return { now, queries: packQueries(queryClient) };
}

export default function AdminDownloadStatistics({ loaderData }: Route.ComponentProps) {
  const t = useTexts('admin');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminFrame title={t('admin.statistics.downloads')} lede={t('admin.downloads.lede')}>
        <DownloadsScreen view={readDownloadsView(parameters, loaderData.now)} />
      </AdminFrame>
    </PageQueries>
  );
}
