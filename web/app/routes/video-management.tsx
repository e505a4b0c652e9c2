import { useSearchParams } from 'react-router';
import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { readVideosView } from '../features/admin/videos/library/videos-view.ts';
import { stateQuery, videosQuery } from '../features/admin/videos/videos-queries.ts';
import { VideosScreen } from '../features/admin/videos/videos-screen.tsx';
import { queriesWith } from '../lib/api.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { awaitOptional } from '../page/await-optional.ts';
import { pageRequest } from '../page/page-request.ts';
import type { Route } from './+types/video-management.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const source = queriesWith(context.get(pageRequest).api);
  const view = readVideosView(url.searchParams);
  if (view.part === 'library') {
    const inWork = (['failed', 'preparing', 'waiting'] as const).map((state) =>
      stateQuery(source, state),
    );
    await awaitOptional(
      ...[videosQuery(source, view), ...inWork].map((options) =>
        queryClient.query({ ...options, retry: false }),
      ),
    );
  }
  return { queries: packQueries(queryClient) };
}

export default function VideoManagement({ loaderData }: Route.ComponentProps) {
  const t = useTexts('videos');
  const [parameters] = useSearchParams();
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={t('videos.title')} lede={t('videos.lede')}>
        <VideosScreen view={readVideosView(parameters)} />
      </AdminLayout>
    </PageQueries>
  );
}
