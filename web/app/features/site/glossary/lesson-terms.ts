import type { LinkedTerm } from '@danube/contract/glossary/glossary.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { TermLink } from '../../../lib/markdown/link-terms.ts';
import { termPath } from '../../shared/paths/glossary-paths.ts';

type LessonText = {
  readonly course: string;
  readonly slug: string;
  /** The language of the shown text. */
  readonly language: LanguageCode;
};

/**
 * The terms that a lesson's text may link: those in its language, except the ones it teaches
 * itself, whose page would only link back here.
 */
export function lessonTerms(terms: readonly LinkedTerm[], text: LessonText): TermLink[] {
  return terms
    .filter(({ language }) => language === text.language)
    .filter(({ isOnlyInCourse, lesson }) => !isOnlyInCourse || lesson.course === text.course)
    .filter(({ lesson }) => lesson.course !== text.course || lesson.slug !== text.slug)
    .map(({ term, slug }) => ({ term, href: termPath(slug) }));
}
