import type { LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { StudentCourse, StudentLesson } from '@danube/contract/learning/learning.schemas.ts';
import { percentDone } from '@danube/contract/learning/lesson-done.ts';

export type LessonState = 'done' | 'open' | 'locked';

export function stateOf({ isDone, isOpen }: Pick<StudentLesson, 'isDone' | 'isOpen'>): LessonState {
  if (!isOpen) return 'locked';
  return isDone ? 'done' : 'open';
}

/** The outline with this device's progress, before the server confirms it. */
export function withDone(
  course: StudentCourse,
  isDoneHere: (lesson: LessonId) => boolean,
): StudentCourse {
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) =>
      isDoneHere(lesson.id) ? { ...lesson, isDone: true } : lesson,
    ),
  }));
  const lessons = modules.flatMap((module) => module.lessons);
  const done = lessons.filter((lesson) => lesson.isDone).length;
  const percent = percentDone(done, lessons.length);
  return {
    ...course,
    modules,
    progress: { ...course.progress, done, lessons: lessons.length, percent },
  };
}

/** A neighbour from the outline, which knows whether it is open to this reader. */
export function lessonOf(course: StudentCourse, id: string | undefined): StudentLesson | null {
  const lessons = course.modules.flatMap((module) => module.lessons);
  return lessons.find((lesson) => lesson.id === id) ?? null;
}
