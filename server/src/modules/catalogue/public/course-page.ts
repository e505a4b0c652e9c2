import type {
  CoursePage,
  FreeLesson,
  ItemId,
  LessonOutline,
} from '@danube/contract/catalogue/catalogue.schemas.ts';
import type {
  CourseDraft,
  LessonDraft,
  ModuleDraft,
} from '@danube/contract/catalogue/draft/draft.schemas.ts';
import { lessonMinutes } from '@danube/contract/catalogue/draft/lesson-minutes.ts';
import { readableLanguages, wordingIn } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { draftCard } from './draft-card.ts';
import { writtenPoints } from './written-points.ts';

export type PublishedDates = { readonly publishedAt: Date; readonly changedAt: Date };

export function coursePage(
  course: { id: ItemId; draft: CourseDraft } & PublishedDates,
  language: LanguageCode,
): CoursePage {
  const { id, draft, publishedAt, changedAt } = course;
  const text = wordingIn(draft.texts, language, draft.originalLanguage)?.text;
  return {
    ...draftCard(id, draft, language),
    description: text?.description ?? '',
    outcomes: writtenPoints(text?.outcomes),
    requirements: writtenPoints(text?.requirements),
    faq: (text?.faq ?? []).filter(({ question, answer }) => question && answer),
    modules: draft.modules.map((module) => ({
      id: module.id,
      ...titleIn(draft, module, language),
      lessons: module.lessons.map((lesson) => outlineOf(draft, lesson, language)),
    })),
    publishedAt,
    changedAt,
  };
}

/** One lesson with its neighbours; null where the course has none that fits. */
export function lessonPage(
  course: { id: ItemId; draft: CourseDraft },
  isWanted: (lesson: LessonDraft) => boolean,
  language: LanguageCode,
): FreeLesson | null {
  const { id, draft } = course;
  const lessons = draft.modules.flatMap((module) =>
    module.lessons.map((lesson) => ({ module, lesson })),
  );
  const index = lessons.findIndex(({ lesson }) => isWanted(lesson));
  const found = lessons[index];
  if (!found) return null;
  const { lesson, module } = found;
  const neighbour = (at: number) => {
    const beside = lessons[at]?.lesson;
    return beside ? outlineOf(draft, beside, language) : null;
  };
  return {
    ...outlineOf(draft, lesson, language),
    course: { id, slug: draft.slug, title: draftCard(id, draft, language).title },
    moduleTitle: titleIn(draft, module, language).title,
    originalLanguage: draft.originalLanguage,
    availableIn: readableLanguages(lesson.texts),
    body: wordingIn(lesson.texts, language, draft.originalLanguage)?.text.body ?? '',
    video: lesson.video,
    videoSeconds: lesson.videoSeconds,
    captions: lesson.captions,
    previous: index > 0 ? neighbour(index - 1) : null,
    next: neighbour(index + 1),
  };
}

function outlineOf(draft: CourseDraft, lesson: LessonDraft, language: LanguageCode): LessonOutline {
  return {
    id: lesson.id,
    slug: lesson.slug,
    ...titleIn(draft, lesson, language),
    kind: lesson.kind,
    isFree: lesson.isFree,
    minutes: lessonMinutes(lesson, draft.originalLanguage),
  };
}

function titleIn(
  { originalLanguage }: CourseDraft,
  unit: Pick<ModuleDraft, 'texts'> | Pick<LessonDraft, 'texts'>,
  language: LanguageCode,
): { title: string; language: LanguageCode } {
  const wording = wordingIn<{ title: string }>(unit.texts, language, originalLanguage);
  return { title: wording?.text.title ?? '', language: wording?.language ?? originalLanguage };
}
