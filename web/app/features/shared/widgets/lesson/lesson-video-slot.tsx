import type { LessonOutline } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { Playable, VideoId } from '@danube/contract/videos/videos.schemas.ts';
import { CirclePlay } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../../lib/optional-boundary.tsx';
import { useTexts } from '../../../../lib/texts.tsx';
import { captionsPath, filmPath, lessonFilesPath } from '../../paths/learning-paths.ts';

const VideoPlayer = lazy(async () => ({
  default: (await import('../../player/video-player.tsx')).VideoPlayer,
}));

type LessonVideoSlotProps = {
  lesson: Pick<LessonOutline, 'id' | 'title' | 'language'>;
  seconds: number;
  hasCaptions: boolean;
  startAt?: number;
  /** Path of its files; by default the one for readers. */
  files?: string | undefined;
  /** Path of the page it is on. */
  page: string;
};

/** The player of a lesson's video, and a plain link until it loads. */
export function LessonVideoSlot({ startAt = 0, page, ...film }: LessonVideoSlotProps) {
  const plain = <PlainVideo href={filmPath(filesOf(film))} />;
  return (
    <OptionalBoundary fallback={plain}>
      <Suspense fallback={plain}>
        <VideoPlayer playable={playableOf(film)} access="full" startAt={startAt} page={page} />
      </Suspense>
    </OptionalBoundary>
  );
}

type SlotVideo = Omit<LessonVideoSlotProps, 'startAt' | 'page'>;

function filesOf({ lesson, files }: SlotVideo): string {
  return files ?? lessonFilesPath(lesson.id);
}

function playableOf(film: SlotVideo): Playable {
  const { lesson, seconds, hasCaptions } = film;
  const files = filesOf(film);
  const address = filmPath(files);
  return {
    // A lesson's video isn't in the library; the player only uses the id as a name.
    id: lesson.id as string as VideoId,
    title: lesson.title,
    seconds,
    // One file for everyone: access is checked when it is requested.
    full: address,
    fallback: address,
    preview: address,
    poster: '',
    thumbnails: '',
    chapters: [],
    // It is played as uploaded, without checking for an audio track.
    hasSound: true,
    audio: [],
    captions: hasCaptions ? [{ language: lesson.language, url: captionsPath(files) }] : [],
  };
}

/** Without scripts the browser plays the URL natively. */
function PlainVideo({ href }: { href: string }) {
  const t = useTexts('player');
  return (
    // As tall as the controls below the video, so that the layout doesn't shift.
    <div className="noscript:pb-0 pb-21">
      <div data-ground="deep" className="grid aspect-video place-items-center rounded-md bg-paper">
        <a
          href={href}
          className="target inline-flex items-center gap-2 text-sm text-ink underline underline-offset-[0.25em]"
        >
          <CirclePlay aria-hidden="true" className="size-5" />
          {t('player.play')}
        </a>
      </div>
    </div>
  );
}
