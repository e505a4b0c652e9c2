import type {
  CoursePage,
  FreeLesson,
  ItemId,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import {
  courseLanguages,
  languagesByLesson,
  shownLanguages,
} from '@danube/contract/catalogue/draft/lesson-languages.ts';
import {
  lessonOutline,
  lessonsOf,
  lessonWithNeighbours,
  titleIn,
} from '@danube/contract/catalogue/draft/outline.ts';
import { resolveWording } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { draftCard } from './draft-card.ts';
import { withoutEmptyPoints } from './without-empty-points.ts';

export type PublishedDates = { readonly publishedAt: Date; readonly changedAt: Date };

export function toCoursePage(
  course: { id: ItemId; draft: CourseDraft } & PublishedDates,
  language: LanguageCode,
): CoursePage {
  const { id, draft, publishedAt, changedAt } = course;
  const text = resolveWording(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    outcomes: withoutEmptyPoints(text?.outcomes),
    requirements: withoutEmptyPoints(text?.requirements),
    faq: (text?.faq ?? []).filter(({ question, answer }) => question && answer),
    modules: draft.modules.map((module) => ({
      id: module.id,
      ...titleIn(draft, module, language),
      lessons: module.lessons.map((lesson) => lessonOutline(draft, lesson, language)),
    })),
    lessonLanguages: shownLanguages(languagesByLesson(draft), language),
    taughtIn: courseLanguages(draft),
    publishedAt,
    changedAt,
  };
}

/** One lesson with its neighbours; null if the course has no such lesson. */
export function toLessonPage(
  { id, draft }: { id: ItemId; draft: CourseDraft },
  isWanted: (lesson: LessonDraft) => boolean,
  language: LanguageCode,
): FreeLesson | null {
  const lesson = lessonsOf(draft).find(isWanted);
  if (!lesson) return null;
  const { video, videoSeconds, captions } = lesson;
  return {
    ...lessonWithNeighbours(draft, lesson, language),
    course: { id, slug: draft.slug, title: titleIn(draft, draft, language).title },
    video,
    videoSeconds,
    captions,
  };
}
