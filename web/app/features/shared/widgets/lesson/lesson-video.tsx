import type { Playable } from '@danube/contract/videos/videos.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { CirclePlay } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { queries } from '../../../../lib/api.ts';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { ProseVideo } from '../../../../lib/markdown/prose-tree.ts';
import { OptionalBoundary } from '../../../../lib/optional-boundary.tsx';
import { useFallbackLang, useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { videoPath } from '../../paths/itv-paths.ts';
import { useWatchPosition } from '../../player/use-watch-position.ts';
import { useSession } from '../../session/use-session.tsx';

const VideoPlayer = lazy(async () => ({
  default: (await import('../../player/video-player.tsx')).VideoPlayer,
}));

/** A video of the library within a text: visitors see its preview, members all of it. */
export function LessonVideo({ video }: { video: ProseVideo }) {
  const language = useLanguage();
  const { isInitialised } = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery(
    queries.videos.read.queryOptions({ input: { slug: video.slug, language } }),
  );
  const plain = <VideoLink video={video} />;
  if (!data || !isInitialised) return plain;
  return <LessonPlayer playable={data.playable} page={pathname} plain={plain} />;
}

type LessonPlayerProps = { playable: Playable; page: string; plain: ReactNode };

function LessonPlayer({ playable, page, plain }: LessonPlayerProps) {
  const { user } = useSession();
  const access = user ? 'full' : 'preview';
  const { startAt, isConfirming, onPosition } = useWatchPosition(playable, access);
  if (isConfirming) return plain;
  return (
    <OptionalBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <VideoPlayer
          playable={playable}
          access={access}
          page={page}
          startAt={startAt}
          onPosition={onPosition}
        />
      </Suspense>
    </OptionalBoundary>
  );
}

/** Shown until it loads, without scripts, or if it can't be loaded: a link to the video's page. */
function VideoLink({ video: { title, slug } }: { video: ProseVideo }) {
  const t = useTexts('player');
  const lang = useFallbackLang('player');
  const localPath = useLocalPath();
  return (
    // As tall as the controls below the video, so that the layout doesn't shift.
    <div lang={lang} data-starts-app="" className="noscript:pb-0 pb-21">
      <div
        data-ground="deep"
        className="grid aspect-video place-items-center rounded-md bg-paper p-4 text-center"
      >
        <TextLink to={localPath(videoPath(slug))} kind="standalone" icon={<CirclePlay />}>
          {t('player.start', { title })}
        </TextLink>
      </div>
    </div>
  );
}
