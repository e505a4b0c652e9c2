import type { LessonKind } from '../catalogue/catalogue.schemas.ts';
import type { Marks } from './marks.ts';
import { countWatchedSeconds } from './watched.ts';

/** The completion rules stated in the reader: share of a video watched, share of a quiz correct. */
export const watchedShare = 0.9;
export const passShare = 0.8;

type Completable = { kind: LessonKind; videoSeconds: number | null };

/**
 * How a lesson is completed. A video of unknown length can't be measured, so confirming it is
 * enough.
 */
export function completionRule({ kind, videoSeconds }: Completable): 'pass' | 'watch' | 'read' {
  if (kind === 'quiz') return 'pass';
  return kind === 'video' && videoSeconds ? 'watch' : 'read';
}

/** Whether the marks complete a lesson; only the server knows whether a quiz is passed. */
export function isLessonDone(
  lesson: Completable,
  marks: Pick<Marks, 'watched' | 'isRead'>,
): boolean {
  const rule = completionRule(lesson);
  if (rule !== 'watch') return rule === 'read' && marks.isRead;
  const seconds = lesson.videoSeconds ?? 0;
  return countWatchedSeconds(marks.watched, seconds) >= seconds * watchedShare;
}

/** Percentage of lessons done, rounded; 100 only if all are. */
export function percentDone(done: number, lessons: number): number {
  if (lessons <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((done / lessons) * 100)));
}
