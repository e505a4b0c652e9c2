import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import type { Access } from '../../shared/player/preview-machine.ts';
import { StartLink } from '../../shared/player/start-link.tsx';
import { Waiting } from '../../shared/player/waiting.tsx';

const VideoPlayer = lazy(async () => ({
  default: (await import('../../shared/player/video-player.tsx')).VideoPlayer,
}));

type PlayerSlotProps = {
  playable: VideoPage['playable'];
  access: Access;
  /** Path of the video's page, which registration leads back to. */
  page: string;
  /** False until the session and the start position are known. */
  isReady: boolean;
  /** A specific position was requested, so it starts automatically. */
  isEager: boolean;
  startAt: number;
  onPosition(position: number): void;
};

/**
 * The player, and until it loads the poster: the page is cached for everyone. Who presses Play on
 * the poster needn't do so again.
 */
export function PlayerSlot({ isReady, isEager, ...player }: PlayerSlotProps) {
  const [isWanted, setIsWanted] = useState(false);
  const still = (
    // As tall as the controls below the video, so that the layout doesn't shift.
    <div className="noscript:pb-0 pb-21">
      <PosterImage playable={player.playable}>
        {isWanted ? (
          <Waiting />
        ) : (
          <StartLink playable={player.playable} onStart={() => setIsWanted(true)} />
        )}
      </PosterImage>
    </div>
  );
  if (!isReady) return still;
  return (
    <OptionalBoundary fallback={<Failed playable={player.playable} />}>
      <Suspense fallback={still}>
        <VideoPlayer {...player} isEager={isEager || isWanted} />
      </Suspense>
    </OptionalBoundary>
  );
}

type PosterImageProps = Pick<PlayerSlotProps, 'playable'> & { children?: ReactNode };

function PosterImage({ playable, children }: PosterImageProps) {
  const t = useTexts('itv');
  return (
    <div data-ground="deep" className="relative aspect-video overflow-clip rounded-md">
      <img
        src={playable.poster}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        className="size-full object-cover"
      />
      {children}
      <p className="noscript:block absolute inset-x-0 bottom-0 hidden bg-paper p-4 text-sm text-ink">
        {`${t('itv.video.noScripts')} `}
        {/* Some browsers can play a playlist natively. */}
        <a href={playable.preview} className="underline underline-offset-[0.25em]">
          {t('itv.video.playPlain')}
        </a>
      </p>
    </div>
  );
}

function Failed({ playable }: Pick<PlayerSlotProps, 'playable'>) {
  const t = useTexts('itv');
  return (
    <>
      <PosterImage playable={playable} />
      <p role="alert" className="mt-3 text-sm text-fall">
        {t('itv.video.playerFailed')}
      </p>
    </>
  );
}
