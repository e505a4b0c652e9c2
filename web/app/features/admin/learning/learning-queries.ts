import type { LanguageCode } from '@danube/contract/locale.ts';
import type { queries } from '../../../lib/api.ts';
import type { Period } from '../kit/statistics/period.ts';
import type { HealthFilter } from './health/health-view.ts';

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

type HealthInput = { period: Period; filter: HealthFilter; language: LanguageCode };

export function learningHealthQuery(source: typeof queries, input: HealthInput) {
  return source.learningAdmin.health.queryOptions({ input: toInput(input) });
}

export function stuckStudentsQuery(source: typeof queries, input: HealthInput) {
  return source.learningAdmin.stuck.queryOptions({ input: toInput(input) });
}

function toInput({ period, filter, language }: HealthInput) {
  const { course, instructor } = filter;
  return {
    ...period,
    ...(course ? { course } : {}),
    ...(instructor ? { instructor } : {}),
    language,
  };
}
