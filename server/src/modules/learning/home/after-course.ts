import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { AfterCourse } from '@danube/contract/learning/home.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findMyCourses } from '../reading/my-courses.ts';
import { suggestCourse } from './suggest-course.ts';

type Input = { readonly userId: string; readonly course: string; readonly language: LanguageCode };

/** For current and former owners of the course; null for others. */
export async function findAfterCourse(
  deps: LearningDependencies,
  { userId, course: slug, language }: Input,
): Promise<AfterCourse> {
  const course = await deps.catalogue.findCourse(deps.db, slug);
  const mine = await findMyCourses(deps, { userId, language });
  if (!course || !mine.some((each) => each.course.id === course.id)) {
    throw new DomainError('COURSE_NOT_FOUND');
  }
  const { draft } = course;
  const wording = resolveWording(draft.texts, language, draft.originalLanguage);
  return {
    language: wording?.fieldLanguages?.outcomes ?? wording?.language ?? draft.originalLanguage,
    outcomes: (wording?.text.outcomes ?? []).filter((outcome) => outcome.trim() !== ''),
    next: await suggestCourse(deps, {
      without: mine.map((each) => each.course.id),
      language,
    }),
  };
}
