import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

export function myCoursesQuery(source: typeof queries, language: LanguageCode) {
  return source.learning.myCourses.queryOptions({ input: { language } });
}

type CourseRef = { readonly course: string; readonly language: LanguageCode };

export function studentCourseQuery(source: typeof queries, { course, language }: CourseRef) {
  return source.learning.course.queryOptions({ input: { course, language } });
}

export type LessonRef = CourseRef & { readonly lesson: string };

export function openLessonQuery(source: typeof queries, address: LessonRef) {
  const { course, lesson, language } = address;
  return source.learning.lesson.queryOptions({ input: { course, lesson, language } });
}
