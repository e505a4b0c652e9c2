import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';

/** Courses with statistics: the maximum of one request. */
export function coursesQuery(source: typeof queries) {
  const input = { kind: 'course', order: 'title', limit: 100 } as const;
  return source.catalogueAdmin.list.queryOptions({ input });
}

export function courseFiguresQuery(source: typeof queries, course: string, language: LanguageCode) {
  return source.learningAdmin.statistics.queryOptions({ input: { course, language } });
}

export function personCoursesQuery(source: typeof queries, userId: string, language: LanguageCode) {
  return source.learningAdmin.ofPerson.queryOptions({ input: { userId, language } });
}
