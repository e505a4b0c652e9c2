import type { VideoPage } from '@danube/contract/videos/videos.schemas.ts';
import { lazy, Suspense } from 'react';
import { OptionalPart } from '../../../lib/optional-part.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import type { Access } from '../../shared/player/preview-machine.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('../../shared/player/video-player.tsx')).VideoPlayer,
}));

type PlayerPlaceProps = {
  playable: VideoPage['playable'];
  access: Access;
  /** Path of the film's page, to which registering leads back. */
  page: string;
  /** False until it is known who watches, and from where. */
  isReady: boolean;
  /** Someone asked for a moment of the film, so it starts on its own. */
  isEager: boolean;
  startAt: number;
  onPosition(position: number): void;
};

/** The player, and until it is there the film's still in its place: the page is sent for nobody. */
export function PlayerPlace({ isReady, ...player }: PlayerPlaceProps) {
  const still = (
    // As tall as the controls that will stand under the picture, so that nothing moves then.
    <div className="noscript:pb-0 pb-21">
      <Still playable={player.playable} />
    </div>
  );
  if (!isReady) return still;
  return (
    <OptionalPart fallback={<Failed playable={player.playable} />}>
      <Suspense fallback={still}>
        <VideoPlayer {...player} />
      </Suspense>
    </OptionalPart>
  );
}

type StillProps = Pick<PlayerPlaceProps, 'playable'>;

function Still({ playable }: StillProps) {
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
      <p className="noscript:block absolute inset-x-0 bottom-0 hidden bg-paper p-4 text-sm text-ink">
        {`${t('itv.video.noScripts')} `}
        {/* Some browsers play such a list on their own. */}
        <a href={playable.preview} className="underline underline-offset-[0.25em]">
          {t('itv.video.playPlain')}
        </a>
      </p>
    </div>
  );
}

function Failed({ playable }: StillProps) {
  const t = useTexts('itv');
  return (
    <>
      <Still playable={playable} />
      <p role="alert" className="mt-3 text-sm text-fall">
        {t('itv.video.playerFailed')}
      </p>
    </>
  );
}
