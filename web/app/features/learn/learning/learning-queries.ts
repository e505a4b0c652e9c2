import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

export function myCoursesQuery(source: typeof queries, language: LanguageCode) {
  return source.learning.myCourses.queryOptions({ input: { language } });
}

type CourseAddress = { readonly course: string; readonly language: LanguageCode };

export function learnedCourseQuery(source: typeof queries, { course, language }: CourseAddress) {
  return source.learning.course.queryOptions({ input: { course, language } });
}

export type LessonAddress = CourseAddress & { readonly lesson: string };

export function openLessonQuery(source: typeof queries, address: LessonAddress) {
  const { course, lesson, language } = address;
  return source.learning.lesson.queryOptions({ input: { course, lesson, language } });
}
