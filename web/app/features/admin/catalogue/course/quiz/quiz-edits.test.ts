import { applyEdits } from '@danube/contract/catalogue/draft/draft.factory.ts';
import type { CourseDraft, LessonDraft } from '@danube/contract/catalogue/draft/draft.schemas.ts';
import type { DraftEdit } from '@danube/contract/catalogue/draft/edit.schemas.ts';
import type { QuestionKey } from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { isStale } from '@danube/contract/catalogue/draft/translated.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { describe, expect, it } from 'vitest';
import { lessonIdOf, makeCourse } from '../../catalogue-admin.factory.ts';
import { createEntry, reword, toQuizEntries } from './quiz.ts';
import { arrangeChoices, arrangeQuestions, quizTextEdits } from './quiz-edits.ts';

const id = lessonIdOf(1);
const keys: QuestionKey[] = [
  { type: 'single', right: 2 },
  { type: 'numeric', right: 12, tolerance: 1 },
  { type: 'several', right: [0, 2] },
];

function words(language: LanguageCode, ...numbers: number[]): DraftEdit {
  const questions = numbers.map((number) => ({
    prompt: `${language} ${number}`,
    choices: ['a', 'b', 'c'].map((choice) => `${language} ${choice}`),
    explanation: '',
  }));
  const state = language === 'fr' ? 'machine' : 'reviewed';
  return { edit: 'text', unit: id, language, text: { questions, title: language }, state };
}

/** Slovak is outdated; French is shorter and unreviewed. */
const course = makeCourse(
  { edit: 'lesson', id, facts: { kind: 'quiz', keys } },
  words('sk', 1, 2, 3),
  words('en', 1, 2, 3),
  words('de', 1, 2, 3),
  words('fr', 1),
);

function lessonOf(draft: CourseDraft): LessonDraft {
  const lesson = draft.modules.flatMap(({ lessons }) => lessons).find((each) => each.id === id);
  if (!lesson) throw new Error('The lesson is gone');
  return lesson;
}

const place = { lesson: lessonOf(course), original: 'en' } as const;

function lessonAfter(edits: readonly DraftEdit[]) {
  const lesson = lessonOf(applyEdits(course, ...edits));
  const questions = (language: LanguageCode) => lesson.texts[language]?.text.questions ?? [];
  return {
    lesson,
    prompts: (language: LanguageCode) => questions(language).map(({ prompt }) => prompt),
    choices: (language: LanguageCode, index: number) => questions(language)[index]?.choices,
    states: (['sk', 'de', 'fr'] as const).map((language) =>
      isStale(lesson.texts, language, 'en') ? 'stale' : lesson.texts[language]?.mark?.state,
    ),
  };
}

describe('moving and removing', () => {
  it('takes a question along in every language, and what is right with it', () => {
    const { lesson, prompts } = lessonAfter(arrangeQuestions(place, [2, 0, 1]));
    expect(lesson.keys).toEqual([keys[2], keys[0], keys[1]]);
    expect(prompts('en')).toEqual(['en 3', 'en 1', 'en 2']);
    expect(prompts('de')).toEqual(['de 3', 'de 1', 'de 2']);
    expect(prompts('fr')).toEqual(['', 'fr 1']);
  });

  it('leaves a question out in every language', () => {
    const { lesson, prompts } = lessonAfter(arrangeQuestions(place, [1, 2]));
    expect(lesson.keys).toEqual([keys[1], keys[2]]);
    expect(prompts('de')).toEqual(['de 2', 'de 3']);
    expect(prompts('fr')).toEqual([]);
  });

  it('takes choices along in every language, and their marks', () => {
    const { lesson, choices } = lessonAfter(arrangeChoices(place, 2, [2, 0]));
    expect(lesson.keys[2]).toEqual({ type: 'several', right: [0, 1] });
    expect(choices('en', 2)).toEqual(['en c', 'en a']);
    expect(choices('sk', 2)).toEqual(['sk c', 'sk a']);
    expect(choices('sk', 0)).toEqual(['sk a', 'sk b', 'sk c']);
  });

  it('leaves every translation as fresh or as stale as it was', () => {
    const before = ['stale', 'reviewed', 'machine'];
    expect(lessonAfter([]).states).toEqual(before);
    expect(lessonAfter(arrangeQuestions(place, [1, 0, 2])).states).toEqual(before);
    expect(lessonAfter(arrangeQuestions(place, [0])).states).toEqual(before);
    expect(lessonAfter(arrangeChoices(place, 0, [1, 0, 2])).states).toEqual(before);
  });
});

describe('writing', () => {
  const entries = toQuizEntries(place.lesson, 'en');

  it('says only what is new', () => {
    expect(quizTextEdits(place, entries)).toEqual([]);
    const renamed = entries.map((entry) => reword(entry, { prompt: 'New' }));
    expect(quizTextEdits(place, renamed).map(({ edit }) => edit)).toEqual(['text']);
    const rekeyed = entries.map((entry) => ({ ...entry, key: { type: 'order' } as const }));
    expect(quizTextEdits(place, rekeyed).map(({ edit }) => edit)).toEqual(['lesson']);
  });

  it('makes translations out of date by a new question', () => {
    const { lesson, states } = lessonAfter(quizTextEdits(place, [...entries, createEntry()]));
    expect(lesson.keys).toHaveLength(4);
    expect(states).toEqual(['stale', 'stale', 'stale']);
  });
});
