import type { LessonOutline } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { type Wordings, wordingIn } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

export function lessonOutline(
  draft: CourseDraft,
  lesson: LessonDraft,
  language: LanguageCode,
): LessonOutline {
  const { id, slug, kind, isFree } = lesson;
  const minutes = lessonMinutes(lesson, draft.originalLanguage);
  return { ...{ id, slug, kind, isFree, minutes }, ...titleIn(draft, lesson, language) };
}

/** Of a course, a module or a lesson. */
export function titleIn(
  { originalLanguage }: Pick<CourseDraft, 'originalLanguage'>,
  unit: { texts: Wordings<{ title: string }> },
  language: LanguageCode,
): { title: string; language: LanguageCode } {
  const wording = wordingIn(unit.texts, language, originalLanguage);
  return { title: wording?.text.title ?? '', language: wording?.language ?? originalLanguage };
}
