import type { LessonKind } from '../catalogue/catalogue.schemas.ts';
import type { Marks } from './marks.ts';
import { secondsWatched } from './watched.ts';

/** The rules that the reader states: this share of a film watched, this share of a quiz right. */
export const watchedShare = 0.9;
export const passShare = 0.8;

/**
 * Whether what was done in a lesson completes it. A quiz is completed by passing it, which only
 * the server knows.
 */
export function isLessonDone(
  lesson: { kind: LessonKind; videoSeconds: number | null },
  marks: Pick<Marks, 'watched' | 'isRead'>,
): boolean {
  if (lesson.kind === 'quiz') return false;
  if (lesson.kind !== 'video' || !lesson.videoSeconds) return marks.isRead;
  return secondsWatched(marks.watched, lesson.videoSeconds) >= lesson.videoSeconds * watchedShare;
}

/** Whole per cent of lessons done; 100 only when all are. */
export function percentDone(done: number, lessons: number): number {
  if (lessons <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((done / lessons) * 100)));
}
