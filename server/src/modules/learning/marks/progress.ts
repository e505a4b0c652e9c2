import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseProgress } from '@danube/contract/learning/learning.schemas.ts';
import { percentDone } from '@danube/contract/learning/lesson-done.ts';
import type { CourseLesson, NamedLesson } from '../../catalogue/catalogue.api.ts';
import type { DoneMark } from './marks.repository.ts';

/** A course's current lessons, and which of them are done. Everything shown is derived from it. */
export type Standing = {
  readonly lessons: readonly CourseLesson[];
  readonly done: ReadonlySet<LessonId>;
  readonly lastAccessedAt: Date | null;
  /** The first unfinished lesson, else the first. */
  readonly next: CourseLesson | null;
};

export function computeStanding(
  courseId: ItemId,
  all: readonly CourseLesson[],
  marks: readonly DoneMark[],
): Standing {
  const lessons = all.filter((lesson) => lesson.courseId === courseId);
  const own = marks.filter((mark) => mark.courseId === courseId);
  const done = new Set(own.filter(({ doneAt }) => doneAt !== null).map(({ lessonId }) => lessonId));
  return {
    lessons,
    done: new Set(lessons.map(({ id }) => id).filter((id) => done.has(id))),
    lastAccessedAt: own.reduce<Date | null>(
      (latest, { lastAt }) => (latest && latest > lastAt ? latest : lastAt),
      null,
    ),
    next: lessons.find(({ id }) => !done.has(id)) ?? lessons[0] ?? null,
  };
}

export function isComplete({ lessons, done }: Standing): boolean {
  return lessons.length > 0 && done.size === lessons.length;
}

export function toProgress(standing: Standing, names: readonly NamedLesson[]): CourseProgress {
  const { lessons, done, lastAccessedAt, next } = standing;
  const named = next && names.find(({ id }) => id === next.id);
  return {
    done: done.size,
    lessons: lessons.length,
    lastAccessedAt,
    percent: percentDone(done.size, lessons.length),
    next: next && named ? { slug: next.slug, title: named.title, language: named.language } : null,
  };
}
