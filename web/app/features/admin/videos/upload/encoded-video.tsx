import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { videoUrl } from '../library/videos-view.ts';
import { VideoProgress } from '../video-progress.tsx';
import { titleOf } from '../video-title-and-poster.ts';
import { useVideo } from '../videos-queries.ts';
import { watchUrl } from '../watch-url.ts';

/** The new video, polled until it can be watched. */
export function EncodedVideo({ id }: { id: string }) {
  const { data: video } = useVideo(id);
  const language = useLanguage();
  if (!video) {
    return (
      <SkeletonRegion className="grid gap-3 pt-2">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-4 w-72" />
      </SkeletonRegion>
    );
  }
  return (
    <div className="grid gap-4 pt-2">
      <p className="type-h4">{titleOf(video, language)}</p>
      {video.state === 'ready' ? <Ready video={video} /> : <VideoProgress video={video} />}
    </div>
  );
}

function Ready({ video }: { video: ManagedVideo }) {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  return (
    <>
      <p role="status" className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden="true" className="size-4.5 text-rise" />
        {t('videos.upload.ready')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="primary">
          <Link to={localPath(watchUrl(video, new Date()))}>{t('videos.upload.watch')}</Link>
        </Button>
        <Button asChild>
          <Link to={localPath(videoUrl(video.id))}>{t('videos.upload.edit')}</Link>
        </Button>
      </div>
    </>
  );
}
