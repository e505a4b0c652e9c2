import { describe, expect, test } from 'vitest';
import { applyEdits, createCourseDraft, lessonId } from './draft.factory.ts';
import { findPublishProblems } from './find-publish-problems.ts';
import { lessonMinutes } from './lesson-minutes.ts';
import { type QuestionKey, questionKeySchema, type TradeKey } from './question-key.schemas.ts';

const quizId = lessonId(1);
const bar = { open: 10, high: 12, low: 9, close: 11 };

function bars(count: number) {
  return Array.from({ length: count }, () => bar);
}

const trade: TradeKey = {
  type: 'trade',
  side: 'long',
  account: 10_000,
  pointValue: 1,
  maxRisk: 1,
  minRewardToRisk: 1.5,
  bars: bars(5),
};

function quizOf(requested: { key?: QuestionKey; choices: string[] }[], draw: number | null = null) {
  const keys = requested.flatMap(({ key }) => key ?? []);
  const questions = requested.map(({ choices }) => ({ prompt: 'P', choices, explanation: '' }));
  return applyEdits(
    createCourseDraft(),
    { edit: 'lesson', id: quizId, facts: { kind: 'quiz', keys, draw } },
    { edit: 'text', unit: quizId, language: 'en', text: { questions }, state: 'reviewed' },
  );
}

describe('a question can be published', () => {
  test.each<[QuestionKey, string[]]>([
    [{ type: 'single', right: 1 }, ['a', 'b']],
    [{ type: 'several', right: [0, 2] }, ['a', 'b', 'c']],
    [{ type: 'numeric', right: 12.5, tolerance: 0.1 }, []],
    [{ type: 'order' }, ['first', 'second']],
    [trade, []],
  ])('%j', (key, choices) => {
    expect(findPublishProblems(quizOf([{ key, choices }]))).toEqual([]);
  });
});

describe('it lacks what is right', () => {
  test.each<[string, QuestionKey | undefined, string[]]>([
    ['without a key', undefined, ['a', 'b']],
    ['with a choice that is not there', { type: 'single', right: 2 }, ['a', 'b']],
    ['with nothing to choose between', { type: 'single', right: 0 }, ['a']],
    ['with none of several marked', { type: 'several', right: [] }, ['a', 'b']],
    ['with one of several that is not there', { type: 'several', right: [0, 2] }, ['a', 'b']],
    ['with nothing to put in order', { type: 'order' }, ['a']],
    ['with a chart too short to read', { ...trade, bars: bars(4) }, []],
  ])('%s', (_name, key, choices) => {
    const first = { key: { type: 'numeric', right: 1, tolerance: 0 } as const, choices: [] };
    const draft = quizOf([first, { ...(key ? { key } : {}), choices }]);
    expect(findPublishProblems(draft)).toEqual([{ code: 'answerMissing', unit: quizId }]);
  });
});

test('a bar has its highest and its lowest price where they belong', () => {
  const keyWith = (part: Partial<typeof bar>) =>
    questionKeySchema.safeParse({ ...trade, bars: [{ ...bar, ...part }] }).success;
  expect(keyWith({})).toBe(true);
  expect(keyWith({ open: 9, close: 12 })).toBe(true);
  expect(keyWith({ high: 10.5 })).toBe(false);
  expect(keyWith({ low: 10.5 })).toBe(false);
  expect(keyWith({ low: -1 })).toBe(false);
});

test('a quiz takes as long as the questions that are drawn', () => {
  const requested = Array.from({ length: 6 }, () => ({ key: trade, choices: [] }));
  const minutesOf = (draw: number | null) => {
    const [lesson] = quizOf(requested, draw).modules[0]?.lessons ?? [];
    return lesson && lessonMinutes(lesson, 'en');
  };
  expect(minutesOf(null)).toBe(6);
  expect(minutesOf(4)).toBe(4);
  expect(minutesOf(40)).toBe(6);
});
