import type { LanguageCode } from '../../locale.ts';
import type { LessonOutline } from '../catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from './draft.schemas.ts';
import { lessonMinutes } from './lesson-minutes.ts';
import { readableLanguages, resolveWording, type Wordings } from './translated.ts';

/** All lessons of a course in order, across modules. */
export function lessonsOf({ modules }: Pick<CourseDraft, 'modules'>): LessonDraft[] {
  return modules.flatMap(({ lessons }) => lessons);
}

/** The title of a course, module or lesson. */
export function titleIn(
  { originalLanguage }: Pick<CourseDraft, 'originalLanguage'>,
  unit: { texts: Wordings<{ title: string }> },
  language: LanguageCode,
): { title: string; language: LanguageCode } {
  const wording = resolveWording(unit.texts, language, originalLanguage);
  return { title: wording?.text.title ?? '', language: wording?.language ?? originalLanguage };
}

export function lessonOutline(
  draft: CourseDraft,
  lesson: LessonDraft,
  language: LanguageCode,
): LessonOutline {
  const { id, slug, kind, isFree } = lesson;
  const minutes = lessonMinutes(lesson, draft.originalLanguage);
  return { id, slug, kind, isFree, minutes, ...titleIn(draft, lesson, language) };
}

/** A lesson with its text and its position in the course, for readers who have access. */
export function lessonWithNeighbours(
  draft: CourseDraft,
  lesson: LessonDraft,
  language: LanguageCode,
) {
  const lessons = lessonsOf(draft);
  const at = lessons.indexOf(lesson);
  const beside = (place: number) => {
    const neighbour = lessons[place];
    return neighbour ? lessonOutline(draft, neighbour, language) : null;
  };
  const module = draft.modules.find((each) => each.lessons.includes(lesson));
  const wording = resolveWording(lesson.texts, language, draft.originalLanguage);
  return {
    ...lessonOutline(draft, lesson, language),
    moduleTitle: module ? titleIn(draft, module, language).title : '',
    originalLanguage: draft.originalLanguage,
    availableIn: readableLanguages(lesson.texts),
    ...(wording?.fieldLanguages && { fieldLanguages: wording.fieldLanguages }),
    body: wording?.text.body ?? '',
    previous: beside(at - 1),
    next: beside(at + 1),
  };
}
