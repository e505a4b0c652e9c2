import { useEffect, useRef, useState } from 'react';
import { useFallbackLang, useLanguage, useTexts } from '../../lib/texts.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { captionsIn, lessonFiles } from './lesson-files.ts';
import { PlayerControls } from './player-controls.tsx';
import { PreviewEnd } from './preview-end.tsx';
import { secondsLeft } from './preview-limit.ts';
import { type Access, type LessonProblem, useLessonPlayer } from './use-lesson-player.ts';
import { usePlayerKeys } from './use-player-keys.ts';

type QuickiePlayerProps = {
  access: Access;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Where the focus goes when it is closed. */
  opener: HTMLElement;
};

/** The player in a window over the page. Closed, it is gone: the next opening starts anew. */
export function QuickiePlayer({ access, isOpen, onOpenChange, opener }: QuickiePlayerProps) {
  const t = useTexts('quickie');
  const lang = useFallbackLang('quickie');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      opener={opener}
      lang={lang}
      size="large"
      title={t('quickie.lesson.title')}
      description={t('quickie.lesson.note')}
    >
      {/* Whoever signs in meanwhile gets the other file, from its beginning. */}
      <LessonScreen key={access} access={access} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function LessonScreen({ access, onClose }: { access: Access; onClose(): void }) {
  const screen = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const player = useLessonPlayer(video, access);
  const captions = useCaptions(video);
  usePlayerKeys(screen, player);
  const left = access === 'preview' ? secondsLeft(player.preview) : null;
  if (player.problem) return <Problem kind={player.problem} />;
  return (
    <div ref={screen} className="grid gap-2">
      <div className="relative overflow-clip rounded-md bg-deep">
        <LessonVideo video={video} access={access} player={player} />
        {left === null ? null : <Warning seconds={left} />}
      </div>
      <PlayerControls player={player} access={access} captions={captions} playButton={playButton} />
      <PreviewEnd isOpen={access === 'preview' && player.preview.isOver} onClose={onClose} />
    </div>
  );
}

type LessonVideoProps = {
  video: React.RefObject<HTMLVideoElement | null>;
  access: Access;
  player: ReturnType<typeof useLessonPlayer>;
};

function LessonVideo({ video, access, player }: LessonVideoProps) {
  const t = useTexts('quickie');
  const captions = captionsIn(useLanguage());
  return (
    <video
      ref={video}
      src={lessonFiles[access]}
      className="lesson-picture"
      width={960}
      height={540}
      autoPlay
      playsInline
      controlsList="nodownload"
      disablePictureInPicture
      onClick={player.toggle}
      {...player.events}
    >
      <track
        kind="captions"
        src={captions.url}
        srcLang={captions.language}
        label={t('quickie.player.captions')}
        default
      />
      {t('quickie.player.unsupported')}
    </video>
  );
}

/** Seen all the time it counts down, but said aloud only twice. */
function Warning({ seconds }: { seconds: number }) {
  const t = useTexts('quickie');
  const text = t('quickie.player.warning', { seconds });
  return (
    <>
      <p
        aria-hidden="true"
        className="tabular absolute end-1.5 top-1.5 rounded-sm bg-bell px-1.5 py-0.5 text-2xs font-[560] text-on-bell sm:end-3 sm:top-3 sm:px-2.5 sm:py-1 sm:text-sm"
      >
        {text}
      </p>
      <p role="status" className="sr-only">
        {seconds > 10
          ? t('quickie.player.warning', { seconds: 30 })
          : t('quickie.player.warning', { seconds: 10 })}
      </p>
    </>
  );
}

function Problem({ kind }: { kind: LessonProblem }) {
  const t = useTexts('quickie');
  return (
    <p
      role="alert"
      data-ground="deep"
      className="grid aspect-video place-items-center rounded-md p-6 text-center"
    >
      {kind === 'failed' ? t('quickie.player.failed') : t('quickie.player.unsupported')}
    </p>
  );
}

function useCaptions(video: React.RefObject<HTMLVideoElement | null>) {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    const [track] = video.current?.textTracks ?? [];
    if (track) track.mode = isOn ? 'showing' : 'hidden';
  }, [video, isOn]);
  return { isOn, toggle: () => setIsOn(!isOn) };
}
