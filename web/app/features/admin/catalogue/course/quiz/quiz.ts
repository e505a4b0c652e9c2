import type { LessonDraft, LessonText } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type {
  QuestionKey,
  QuestionType,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';

export type Question = LessonText['questions'][number];

/** A question in the editor: its text in the original language, and the correct answer. */
export type QuizEntry = { readonly question: Question; readonly key: QuestionKey };

export const maxQuestions = 40;
export const maxChoices = 6;
export const minChoices = 2;

export function toQuizEntries(lesson: LessonDraft, original: LanguageCode): readonly QuizEntry[] {
  const questions = lesson.texts[original]?.text.questions ?? [];
  return questions.map((question, index) => ({
    question,
    key: lesson.keys[index] ?? emptyKey(question.choices.length),
  }));
}

export function createEntry(): QuizEntry {
  const choices = Array.from({ length: minChoices }, () => '');
  return { question: { prompt: '', choices, explanation: '' }, key: emptyKey(choices.length) };
}

export function reword(entry: QuizEntry, part: Partial<Question>): QuizEntry {
  return { ...entry, question: { ...entry.question, ...part } };
}

/** Choices are kept even if the new type has none, because people try out types. */
export function retype(entry: QuizEntry, type: QuestionType): QuizEntry {
  if (type === entry.key.type) return entry;
  const choices = choicesFor(type, entry.question.choices);
  return { ...reword(entry, { choices }), key: newKey(type, choices, markedChoices(entry)) };
}

/** The indexes of the choices marked as correct. */
export function markedChoices({ question, key }: QuizEntry): readonly number[] {
  const isPresent = (place: number) => place < question.choices.length;
  if (key.type === 'single') return [key.right].filter(isPresent);
  return key.type === 'several' ? key.right.filter(isPresent) : [];
}

/** Single choice: the mark moves; multiple choice: it is toggled. */
export function markChoice(entry: QuizEntry, place: number): QuizEntry {
  if (entry.key.type === 'single') return { ...entry, key: { type: 'single', right: place } };
  if (entry.key.type !== 'several') return entry;
  const marked = markedChoices(entry);
  const right = marked.includes(place)
    ? marked.filter((other) => other !== place)
    : [...marked, place].sort((a, b) => a - b);
  return { ...entry, key: { type: 'several', right } };
}

export function addChoice(entry: QuizEntry): QuizEntry {
  if (entry.question.choices.length >= maxChoices) return entry;
  const choices = [...entry.question.choices, ''];
  const key = keyAt(entry, (place) => place, choices.length);
  return { ...reword(entry, { choices }), key };
}

/** The key after reordering the choices; marks move with their choices. */
export function reorderKey(entry: QuizEntry, places: readonly number[]): QuestionKey {
  return keyAt(entry, (place) => places.indexOf(place), places.length);
}

function keyAt(
  entry: QuizEntry,
  placeOf: (place: number) => number,
  choiceCount: number,
): QuestionKey {
  const { type } = entry.key;
  if (type !== 'single' && type !== 'several') return entry.key;
  const right = markedChoices(entry)
    .map(placeOf)
    .filter((place) => place >= 0)
    .sort((a, b) => a - b);
  if (type === 'several') return { type, right };
  return right[0] === undefined ? emptyKey(choiceCount) : { type, right: right[0] };
}

/**
 * An index beyond the last choice means that none is marked. With the maximum number of choices
 * there is no such index; then the first is marked.
 */
function emptyKey(choiceCount: number): QuestionKey {
  return { type: 'single', right: choiceCount < maxChoices ? choiceCount : 0 };
}

function choicesFor(type: QuestionType, choices: readonly string[]): string[] {
  if (type === 'numeric' || type === 'trade') return choices.some(Boolean) ? [...choices] : [];
  const missing = Math.max(0, minChoices - choices.length);
  return [...choices, ...Array.from({ length: missing }, () => '')];
}

function newKey(
  type: QuestionType,
  choices: readonly string[],
  marked: readonly number[],
): QuestionKey {
  switch (type) {
    case 'single':
      return marked[0] === undefined ? emptyKey(choices.length) : { type, right: marked[0] };
    case 'several':
      return { type, right: [...marked] };
    case 'numeric':
      return { type, right: 0, tolerance: 0 };
    case 'order':
      return { type };
    case 'trade':
      return {
        type,
        side: 'long',
        account: 10_000,
        pointValue: 1,
        maxRisk: 1,
        minRewardToRisk: 1.5,
        bars: [],
      };
  }
}
