import type { LanguageCode } from '@danube/contract/locale.ts';
import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import { nativeName } from '../../../../lib/native-name.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Viewings } from '../statistics/viewings.tsx';
import { VideoProgress } from '../video-progress.tsx';
import { posterOf } from '../video-title-and-poster.ts';
import { useVideo } from '../videos-queries.ts';
import { isPublic, watchUrl } from '../watch-url.ts';
import { AudioSection } from './audio-section.tsx';
import { CaptionsSection } from './captions-section.tsx';
import { QuickieSection } from './quickie-section.tsx';
import { RemoveVideo } from './remove-video.tsx';
import { TextsSection } from './texts-section.tsx';
import { VideoSection } from './video-section.tsx';

/** One video: its texts, where it is shown, its file and its statistics. */
export function VideoScreen({ id }: { id: string }) {
  const t = useTexts('admin', 'videos');
  const { data: video, ...reading } = useVideo(id);
  if (reading.isPending) return <VideoSkeleton />;
  // Stale data stays visible when a refetch fails.
  if (video === undefined) {
    return (
      <ErrorState
        title={t('videos.edit.failed')}
        text={t('admin.failedText')}
        onRetry={() => void reading.refetch()}
        isRetrying={reading.isFetching}
      />
    );
  }
  return (
    <div className="grid min-w-0 gap-12">
      <div className="grid items-start gap-x-[calc(var(--gutter)*2)] gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <VideoOrProgress video={video} now={new Date(reading.dataUpdatedAt)} />
        <QuickieSection video={video} />
      </div>
      <TextsSection video={video} />
      <div className="grid items-start gap-x-[calc(var(--gutter)*2)] gap-y-10 md:grid-cols-2">
        <CaptionsSection video={video} />
        <AudioSection video={video} />
        <VideoSection video={video} />
      </div>
      <Viewings videoId={video.id} />
      <div className="border-t border-rule pt-4">
        <RemoveVideo video={video} />
      </div>
    </div>
  );
}

/** The player, or the progress of encoding. `now` is when the video was read, so it follows a save. */
function VideoOrProgress({ video, now }: { video: ManagedVideo; now: Date }) {
  const t = useTexts('videos');
  const localPath = useLocalPath();
  const language = useLanguage();
  if (video.state !== 'ready') {
    return (
      <div className="grid content-start gap-2">
        <p>
          <StateBadge state={video.state} progress={video.progress} />
        </p>
        <VideoProgress video={video} />
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <video
        key={video.fileId}
        controls
        preload="none"
        playsInline
        poster={posterOf(video)}
        src={`/media/videos/${video.id}/fallback.mp4`}
        aria-label={t('videos.file.title')}
        className="aspect-video w-full rounded-md bg-deep"
      >
        <track kind="captions" {...captionsOf(video, language)} />
      </video>
      {isPublic(video, now) ? (
        <p>
          <TextLink kind="standalone" to={localPath(watchUrl(video, now))} className="text-sm">
            {t('videos.edit.open')}
          </TextLink>
        </p>
      ) : null}
    </div>
  );
}

/** In the reader's language if available, otherwise in any. */
function captionsOf({ id, captions }: ManagedVideo, reading: LanguageCode) {
  const language = captions.includes(reading) ? reading : captions[0];
  if (!language) return {};
  const src = `/media/videos/${id}/captions/${language}.vtt`;
  return { src, srcLang: language, label: nativeName(language) };
}

function VideoSkeleton() {
  return (
    <SkeletonRegion className="grid gap-8">
      <Skeleton className="aspect-video w-full max-w-2xl" />
      <Skeleton className="h-48 w-full" />
    </SkeletonRegion>
  );
}
