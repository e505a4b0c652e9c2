import type { LanguageCode } from '../../locale.ts';
import type { CourseDraft, LessonDraft } from './draft.schemas.ts';
import { lessonsOf } from './outline.ts';
import { emptyFields, readableLanguages } from './translated.ts';

/** The languages in which a lesson is written completely, the original first. */
export function languagesOfLesson(
  { texts }: Pick<LessonDraft, 'texts'>,
  original: LanguageCode,
): LanguageCode[] {
  const others = readableLanguages(texts).filter(
    (code) => code !== original && emptyFields(texts, code, original).length === 0,
  );
  return [original, ...others];
}

/** The languages a reader of this one gets lessons in: theirs, else English, else the original. */
export function shownLanguages(
  lessons: readonly (readonly LanguageCode[])[],
  language: LanguageCode,
): LanguageCode[] {
  const shown = lessons.flatMap((written) => {
    const own = [language, 'en' as const].find((code) => written.includes(code));
    return own ?? written.slice(0, 1);
  });
  return [...new Set(shown)];
}

/** The languages in which the whole course can be taken. */
export function courseLanguages(draft: CourseDraft): LanguageCode[] {
  const [first = [], ...others] = languagesByLesson(draft);
  return first.filter((code) => others.every((written) => written.includes(code)));
}

export function languagesByLesson(draft: CourseDraft): LanguageCode[][] {
  return lessonsOf(draft).map((lesson) => languagesOfLesson(lesson, draft.originalLanguage));
}
