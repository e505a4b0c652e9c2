import type { LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { fingerprint, isStale, languagesOf } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { type Question, type QuizEntry, reorderKey, toQuizEntries } from './quiz.ts';

/** The lesson whose quiz is edited, and its original language. */
type QuizPlace = { readonly lesson: LessonDraft; readonly original: LanguageCode };

const blank: Question = { prompt: '', choices: [], explanation: '' };

/** Changes the original's text, which makes translations outdated. */
export function quizTextEdits(place: QuizPlace, entries: readonly QuizEntry[]): DraftEdit[] {
  const { lesson, original } = place;
  const questions = entries.map(({ question }) => question);
  const isSame = fingerprint(questions) === fingerprint(lesson.texts[original]?.text.questions);
  return [
    ...(isSame ? [] : [questionsEdit(place, original, questions)]),
    ...keysEdit(
      lesson,
      entries.map(({ key }) => key),
    ),
  ];
}

/**
 * Reorders the questions by index, in every language; missing indexes are removed. A key belongs to
 * the question at its index in each of them.
 */
export function arrangeQuestions(place: QuizPlace, places: readonly number[]): DraftEdit[] {
  const entries = toQuizEntries(place.lesson, place.original);
  return [
    ...inEveryLanguage(place, (questions) => arranged(questions, places, blank)),
    ...keysEdit(
      place.lesson,
      places.flatMap((at) => entries[at]?.key ?? []),
    ),
  ];
}

/** The same for the choices of one question. */
export function arrangeChoices(
  place: QuizPlace,
  index: number,
  places: readonly number[],
): DraftEdit[] {
  const entries = toQuizEntries(place.lesson, place.original);
  const keys = entries.map((entry, at) => (at === index ? reorderKey(entry, places) : entry.key));
  const inQuestion = (question: Question, at: number) =>
    at === index ? { ...question, choices: arranged(question.choices, places, '') } : question;
  return [
    ...inEveryLanguage(place, (questions) => questions.map(inQuestion)),
    ...keysEdit(place.lesson, keys),
  ];
}

/** Entries missing in a shorter list stay missing. */
function arranged<Entry>(entries: readonly Entry[], places: readonly number[], none: Entry) {
  const last = places.findLastIndex((place) => place < entries.length);
  return places.slice(0, last + 1).map((place) => entries[place] ?? none);
}

/**
 * Reordering changes no text, so translations must keep their state. Writing a translation marks it
 * as up to date with the original: outdated ones are therefore written before it.
 */
function inEveryLanguage(
  place: QuizPlace,
  change: (questions: readonly Question[]) => Question[],
): DraftEdit[] {
  const { lesson, original } = place;
  const wasStale = (language: LanguageCode) => isStale(lesson.texts, language, original);
  const translations = languagesOf(lesson.texts).filter((language) => language !== original);
  const stale = translations.filter(wasStale);
  const fresh = translations.filter((language) => !wasStale(language));
  return [...stale, original, ...fresh].map((language) =>
    questionsEdit(place, language, change(lesson.texts[language]?.text.questions ?? [])),
  );
}

function questionsEdit(
  { lesson }: QuizPlace,
  language: LanguageCode,
  questions: Question[],
): DraftEdit {
  const state = lesson.texts[language]?.mark?.state ?? 'reviewed';
  return { edit: 'text', unit: lesson.id, language, text: { questions }, state };
}

function keysEdit(lesson: LessonDraft, keys: QuestionKey[]): DraftEdit[] {
  const isSame = fingerprint(keys) === fingerprint(lesson.keys);
  return isSame ? [] : [{ edit: 'lesson', id: lesson.id, facts: { keys } }];
}
