import { AdminLayout } from '../features/admin/frame/admin-layout.tsx';
import { videosPath } from '../features/admin/videos/library/videos-view.ts';
import { VideoScreen } from '../features/admin/videos/video/video-screen.tsx';
import { titleOf } from '../features/admin/videos/video-title-and-poster.ts';
import { videoQuery } from '../features/admin/videos/videos-queries.ts';
import { queriesWith } from '../lib/api.ts';
import { useLocalPath } from '../lib/local-path.ts';
import { PageQueries, packQueries } from '../lib/page-queries.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useTexts } from '../lib/texts.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/video-management-video.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const queryClient = createQueryClient();
  const { api, language } = context.get(pageRequest);
  const reading = queryClient.query({
    ...videoQuery(queriesWith(api), params.videoId),
    retry: false,
  });
  const video = await readForPage(orNotFound(reading));
  return { title: titleOf(video, language), queries: packQueries(queryClient) };
}

export default function VideoManagementVideo({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  const crumbs = [
    { label: t('videos.title'), to: localPath(videosPath) },
    { label: loaderData.title },
  ];
  return (
    <PageQueries packed={loaderData.queries}>
      <AdminLayout title={loaderData.title} crumbs={crumbs}>
        <VideoScreen key={params.videoId} id={params.videoId} />
      </AdminLayout>
    </PageQueries>
  );
}
