import { previewLength } from '@danube/contract/videos/preview-length.ts';
import { Lock, LockOpen, Play } from 'lucide-react';
import {
  type ComponentType,
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { clockTime } from '../../shared/player/clock-time.ts';
import type { Access } from '../../shared/player/preview-machine.ts';
import type { QuickieVideo } from './use-quickie-video.ts';
import { useResumeOnReturn } from './use-resume-on-return.ts';

const QuickiePlayer = lazy(async () => ({
  default: (await import('./quickie-player.tsx')).QuickiePlayer,
}));

/** A dialog over the page; its code is loaded on first use. */
export type UploadDialog = ComponentType<{
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  opener?: HTMLElement | null;
}>;

type QuickieCardProps = {
  video: QuickieVideo;
  access: Access;
  /** For an administrator if there is no video: opens instead of the player. */
  uploadDialog?: UploadDialog | undefined;
  className: string;
};

export function QuickieCard({ video, access, uploadDialog, className }: QuickieCardProps) {
  const t = useTexts('quickie');
  const [isOpen, setIsOpen] = useState(false);
  // Its code is loaded when someone first plays the video.
  const [isWanted, setIsWanted] = useState(false);
  const [startAt, setStartAt] = useState<number | undefined>(undefined);
  const opener = useRef<HTMLAnchorElement>(null);
  const Upload = uploadDialog;

  function open(at?: number) {
    setStartAt(at);
    setIsWanted(true);
    setIsOpen(true);
  }
  useResumeOnReturn(video.playable.id, access, open);
  return (
    <article className={className} aria-labelledby="quickie-lesson">
      <div data-ground="deep" className="group relative overflow-clip rounded-md">
        <Poster video={video} />
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex items-center justify-between gap-3 p-2 sm:p-4">
          <AccessBadge access={access} />
          <PlayLink video={video} link={opener} onOpen={() => open()} />
        </div>
      </div>
      <Facts video={video} access={access} />
      {uploadDialog ? <p className="type-small mt-2">{t('quickie.noVideo')}</p> : null}
      {isWanted ? (
        <OptionalBoundary fallback={<p role="alert">{t('quickie.failed')}</p>}>
          <Suspense fallback={null}>
            {Upload ? (
              <Upload isOpen={isOpen} onOpenChange={setIsOpen} opener={opener.current} />
            ) : (
              <QuickiePlayer
                video={video}
                access={access}
                isOpen={isOpen}
                startAt={startAt}
                opener={opener}
                onOpenChange={setIsOpen}
              />
            )}
          </Suspense>
        </OptionalBoundary>
      ) : null}
    </article>
  );
}

function Poster({ video }: { video: QuickieVideo }) {
  const classes = 'block aspect-video w-full object-cover';
  if (!video.picture) {
    return (
      <img
        src={video.playable.poster}
        width={1280}
        height={720}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes}
      />
    );
  }
  return (
    <Picture
      source={video.picture.source}
      alt={video.picture.alt}
      sizes="(width >= 80rem) 38rem, (width >= 64rem) 45vw, 90vw"
      className={classes}
    />
  );
}

function Facts({ video, access }: { video: QuickieVideo; access: Access }) {
  const t = useTexts('quickie');
  const { title, seconds } = video.playable;
  const length = clockTime(seconds);
  const isOpen = access === 'full' || seconds <= previewLength;
  const openText = isOpen
    ? t('quickie.open.full', { length })
    : t('quickie.open.preview', { open: clockTime(previewLength), length });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <div>
          <p className="type-label">{t('quickie.label')}</p>
          <h3 id="quickie-lesson" lang={video.lang} className="type-h4">
            {title}
          </h3>
        </div>
        <p className="tabular type-small">{openText}</p>
      </div>
      <Progress
        value={isOpen ? seconds : previewLength}
        max={seconds}
        label={title}
        valueText={openText}
        className="mt-2"
      />
    </>
  );
}

type PlayLinkProps = {
  video: QuickieVideo;
  link: RefObject<HTMLAnchorElement | null>;
  onOpen(): void;
};

/**
 * A link to the visitor's preview, which the browser can play without scripts. With scripts, a
 * click waits for the player instead.
 */
function PlayLink({ video, link, onOpen }: PlayLinkProps) {
  const t = useTexts('quickie');
  function open(event: MouseEvent) {
    event.preventDefault();
    onOpen();
  }
  return (
    <a
      ref={link}
      href={video.playable.preview}
      data-needs-app=""
      aria-label={t('quickie.play', { title: video.playable.title })}
      onClick={open}
      className="pointer-events-auto grid size-12 shrink-0 place-items-center rounded-full bg-bell text-on-bell transition-colors after:absolute after:inset-0 hover:bg-bell-hover sm:size-18"
    >
      <Play aria-hidden="true" className="ms-0.5 size-5 fill-current sm:ms-1 sm:size-7" />
    </a>
  );
}

function AccessBadge({ access }: { access: Access }) {
  const t = useTexts('quickie');
  const Icon = access === 'full' ? LockOpen : Lock;
  return (
    <span className="inline-flex min-h-7 items-center self-end sm:min-h-8 sm:self-center gap-2 rounded-sm bg-ink px-2.5 text-xs font-[560] text-paper">
      <Icon aria-hidden="true" className="size-3.5" />
      {access === 'full' ? t('quickie.badge.full') : t('quickie.badge.preview')}
    </span>
  );
}
