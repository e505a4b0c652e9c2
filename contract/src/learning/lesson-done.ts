import type { LessonKind } from '../catalogue/catalogue.schemas.ts';
import type { Marks } from './marks.ts';
import { secondsWatched } from './watched.ts';

/** The rules that the reader states: this share of a film watched, this share of a quiz right. */
export const watchedShare = 0.9;
export const passShare = 0.8;

type Completable = { kind: LessonKind; videoSeconds: number | null };

/** By what a lesson is completed. A film of unknown length cannot be measured: it is read. */
export function completionRule({ kind, videoSeconds }: Completable): 'pass' | 'watch' | 'read' {
  if (kind === 'quiz') return 'pass';
  return kind === 'video' && videoSeconds ? 'watch' : 'read';
}

/** Whether what was done in a lesson completes it; whether a quiz is passed only the server knows. */
export function isLessonDone(
  lesson: Completable,
  marks: Pick<Marks, 'watched' | 'isRead'>,
): boolean {
  const rule = completionRule(lesson);
  if (rule !== 'watch') return rule === 'read' && marks.isRead;
  const seconds = lesson.videoSeconds ?? 0;
  return secondsWatched(marks.watched, seconds) >= seconds * watchedShare;
}

/** Whole per cent of lessons done; 100 only when all are. */
export function percentDone(done: number, lessons: number): number {
  if (lessons <= 0) return 0;
  return Math.min(100, Math.max(0, Math.floor((done / lessons) * 100)));
}
