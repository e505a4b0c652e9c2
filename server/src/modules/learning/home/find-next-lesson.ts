import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import type { PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { DoneMark } from '../marks/marks.repository.ts';

/** The last opened lesson, unless it is done: then the next one, else the first unfinished one. */
export function findNextLesson(
  { draft }: PublishedCourse,
  marks: readonly DoneMark[],
): LessonDraft | null {
  const lessons = lessonsOf(draft);
  const open = lessons.filter(({ id }) => !isDone(marks, id));
  const latest = marks
    .filter(({ lessonId }) => lessons.some(({ id }) => id === lessonId))
    .toSorted((one, other) => other.lastAt.getTime() - one.lastAt.getTime())[0];
  const at = lessons.findIndex(({ id }) => id === latest?.lessonId);
  return open.find((lesson) => lessons.indexOf(lesson) >= at) ?? open[0] ?? null;
}

export function isDone(marks: readonly DoneMark[], id: LessonDraft['id']): boolean {
  return marks.some(({ lessonId, doneAt }) => lessonId === id && doneAt !== null);
}
