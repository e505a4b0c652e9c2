import { VideoHead } from '../features/watch/itv/video-head.tsx';
import { VideoPage } from '../features/watch/itv/video-page.tsx';
import { pageRequest } from '../page/page-request.ts';
import { readForPage } from '../page/read-for-page.ts';
import { orNotFound } from '../page/read-item-page.ts';
import type { Route } from './+types/itv-video.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, language } = context.get(pageRequest);
  const { slug } = params;
  return { video: await readForPage(orNotFound(api.videos.read({ slug, language }))) };
}

export default function ItvVideo({ loaderData }: Route.ComponentProps) {
  const { video } = loaderData;
  return (
    <>
      <VideoHead video={video} />
      {/* Remounts for another video, so that no state is left over. */}
      <VideoPage key={video.id} video={video} />
    </>
  );
}
