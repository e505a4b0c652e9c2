import type { PublishProblem } from '../catalogue.errors.ts';
import type { Draft, LessonDraft, ModuleDraft } from './draft.schemas.ts';
import { lessonPictures } from './lesson-pictures.ts';
import type { QuestionKey } from './question-key.schemas.ts';
import { languagesOf } from './translated.ts';

type Code = PublishProblem['code'];

/**
 * What the original still lacks before it can be published; translations may lag behind, but their
 * pictures need a description too. Only the server knows whether files are ready and included items are published.
 */
export function findPublishProblems(draft: Draft): PublishProblem[] {
  const text = draft.texts[draft.originalLanguage]?.text;
  const onItem: (Code | false)[] = [
    !text?.title && 'titleMissing',
    !text?.summary && 'summaryMissing',
    !text?.description && 'descriptionMissing',
    ...ownProblems(draft),
  ];
  const problems = onItem.flatMap((code) => (code ? [{ code, unit: null }] : []));
  if (draft.kind !== 'course') return problems;
  return [...problems, ...draft.modules.flatMap((module) => moduleProblems(draft, module))];
}

function ownProblems(draft: Draft): (Code | false)[] {
  switch (draft.kind) {
    case 'course':
      return [draft.modules.every(({ lessons }) => lessons.length === 0) && 'lessonsMissing'];
    case 'book':
    case 'indicator':
    case 'fact-sheet':
      return [draft.files.length === 0 && 'filesMissing'];
    case 'package':
      return [
        draft.sale === 'subscription' && !draft.interval && 'intervalMissing',
        draft.includes.length === 0 && !draft.hasLiveSessions && 'includesMissing',
      ];
  }
}

function moduleProblems(
  { originalLanguage }: { originalLanguage: Draft['originalLanguage'] },
  module: ModuleDraft,
): PublishProblem[] {
  const codes: (Code | false)[] = [
    !module.texts[originalLanguage]?.text.title && 'titleMissing',
    module.lessons.length === 0 && 'moduleEmpty',
  ];
  const own = codes.flatMap((code) => (code ? [{ code, unit: module.id }] : []));
  const inLessons = module.lessons.flatMap((lesson) =>
    lessonProblems(lesson, lesson.texts[originalLanguage]?.text).flatMap((code) =>
      code ? [{ code, unit: lesson.id }] : [],
    ),
  );
  return [...own, ...inLessons];
}

function lessonProblems(
  lesson: LessonDraft,
  text:
    | { title: string; body: string; questions: readonly { choices: readonly string[] }[] }
    | undefined,
): (Code | false)[] {
  const questions = text?.questions ?? [];
  return [
    !text?.title && 'titleMissing',
    lesson.kind === 'text' && !text?.body && 'bodyMissing',
    languagesOf(lesson.texts)
      .flatMap((language) => lessonPictures(lesson.texts[language]?.text.body ?? ''))
      .some(({ alt }) => alt === '') && 'altMissing',
    lesson.kind === 'video' && !lesson.video && 'videoMissing',
    lesson.kind === 'file' && !lesson.file && 'fileMissing',
    lesson.kind === 'quiz' && questions.length === 0 && 'questionsMissing',
    lesson.kind === 'quiz' && !hasEveryKey(lesson.keys, questions) && 'answerMissing',
  ];
}

function hasEveryKey(
  keys: readonly QuestionKey[],
  questions: readonly { choices: readonly string[] }[],
): boolean {
  return questions.every(({ choices }, index) => {
    const key = keys[index];
    return key !== undefined && canBeAnswered(key, choices.length);
  });
}

function canBeAnswered(key: QuestionKey, choices: number): boolean {
  switch (key.type) {
    case 'single':
      return choices >= 2 && key.right < choices;
    case 'several':
      return choices >= 2 && key.right.length > 0 && key.right.every((place) => place < choices);
    case 'order':
      return choices >= 2;
    case 'trade':
      return key.bars.length >= 5;
    case 'numeric':
      return true;
  }
}
