import type { OpenLesson } from '@danube/contract/learning/learning.schemas.ts';
import type { Marks } from '@danube/contract/learning/marks.ts';
import { countWatchedSeconds } from '@danube/contract/learning/watched.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { readerPath } from '../../../shared/paths/learning-paths.ts';
import { LessonVideoSlot } from '../../../shared/widgets/lesson/lesson-video-slot.tsx';
import type { LessonUpdate } from '../marks/lesson-tracker.ts';
import { usePlaybackTicks } from '../marks/use-playback-ticks.ts';

type LessonVideoPlayerProps = {
  lesson: OpenLesson & { film: NonNullable<OpenLesson['film']> };
  marks: Marks | null;
  /** Progress is only recorded for members. */
  isMember: boolean;
  onUpdate(news: LessonUpdate): void;
  files?: string | undefined;
};

/** People who stopped this close to the end have seen the video; it starts from the beginning. */
const nearEnd = 10;

/** A lesson's video, and how much of it was watched. */
export function LessonVideoPlayer({
  lesson,
  marks,
  isMember,
  onUpdate,
  files,
}: LessonVideoPlayerProps) {
  const t = useTexts('learning');
  const format = useFormat();
  const ticks = usePlaybackTicks(onUpdate);
  const { film, course, slug } = lesson;
  const stoppedAt = marks?.place.second ?? 0;
  const seen = countWatchedSeconds(marks?.watched ?? [], film.seconds);
  const words = t('learning.film.watched', {
    percent: format.percent(
      film.seconds > 0 ? Math.floor((seen / film.seconds) * 100) / 100 : 0,
      0,
    ),
  });
  return (
    <div className="grid gap-2">
      <div {...ticks}>
        <LessonVideoSlot
          lesson={lesson}
          files={files}
          hasCaptions={film.hasCaptions}
          seconds={film.seconds}
          startAt={stoppedAt < film.seconds - nearEnd ? stoppedAt : 0}
          page={readerPath(course.slug, slug)}
        />
      </div>
      {isMember ? (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <Progress
            kind="thin"
            value={seen}
            max={film.seconds}
            label={t('learning.film.label')}
            valueText={words}
          />
          <p className="type-small tabular" aria-hidden="true">
            {words}
          </p>
        </div>
      ) : null}
    </div>
  );
}
