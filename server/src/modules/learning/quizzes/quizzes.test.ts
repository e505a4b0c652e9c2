import type { Answer } from '@danube/contract/learning/quiz.schemas.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPricedCourse, oneOfEach } from '../learning.factory.ts';
import { gradeAnswer } from './grade-answer.ts';
import { drawSheet, type SheetQuestion, toQuizQuestion } from './sheet.ts';

const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const input = { language: 'en', original: 'en' } as const;

function aQuiz(draw: number | null) {
  const bank = Array.from({ length: 4 }, () => oneOfEach).flat();
  const [lesson] =
    createPricedCourse('quiz', 0, [{ kind: 'quiz', questions: bank, draw }]).modules[0]?.lessons ??
    [];
  if (!lesson) throw new Error('a lesson was written');
  return lesson;
}

describe('drawing', () => {
  test('takes as many as asked, each once, in the order written, the same for the same seed', () => {
    const quiz = aQuiz(7);
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { sheet } = drawSheet(quiz, { ...input, seed });
        const places = sheet.map(({ index }) => index);
        expect(new Set(places).size).toBe(7);
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect(drawSheet(quiz, { ...input, seed }).sheet).toEqual(sheet);
      }),
    );
  });

  test('lets every question have its turn', () => {
    const quiz = aQuiz(5);
    const drawn = Array.from(
      { length: 200 },
      (_, seed) => drawSheet(quiz, { ...input, seed }).sheet,
    );
    expect(new Set(drawn.flat().map(({ index }) => index)).size).toBe(20);
  });

  test('never shows an order that is already right', () => {
    const quiz = aQuiz(null);
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { sheet } = drawSheet(quiz, { ...input, seed });
        for (const { key, shown } of sheet.filter((question) => question.key.type === 'order')) {
          expect(key.type).toBe('order');
          expect(shown).not.toEqual([0, 1, 2]);
        }
      }),
    );
  });
});

describe('judging', () => {
  function sheetOf(seed: number): readonly SheetQuestion[] {
    return drawSheet(aQuiz(null), { ...input, seed }).sheet.slice(0, 5);
  }

  test('finds its own solution right, and nothing else of the same kind', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const question of sheetOf(seed)) {
          const { solution } = gradeAnswer(question, null);
          if (solution.type === 'trade') continue;
          const { tolerance: _tolerance, ...answer } = { tolerance: 0, ...solution };
          expect(gradeAnswer(question, answer as Answer).isRight).toBe(true);
          expect(gradeAnswer(question, null).isRight).toBe(false);
        }
      }),
    );
  });

  test('an answer of another kind is not right', () => {
    const [single, several, numeric] = sheetOf(1);
    expect(single && gradeAnswer(single, { type: 'numeric', value: 1 }).isRight).toBe(false);
    expect(several && gradeAnswer(several, { type: 'order', places: [0, 2] }).isRight).toBe(false);
    expect(numeric && gradeAnswer(numeric, { type: 'single', place: 0 }).isRight).toBe(false);
  });

  test.each([
    [12, true],
    [13, true],
    [13.01, false],
    [11.99, false],
  ])('%d is %s within the tolerance', (value, isRight) => {
    const numeric = sheetOf(1)[2];
    expect(numeric && gradeAnswer(numeric, { type: 'numeric', value }).isRight).toBe(isRight);
  });

  test('several choices must be all of the right ones and no other', () => {
    const several = sheetOf(1)[1];
    if (!several) throw new Error('there is such a question');
    const isRight = (places: number[]) => gradeAnswer(several, { type: 'several', places }).isRight;
    expect([isRight([0, 2]), isRight([2, 0, 2])]).toEqual([true, true]);
    expect([isRight([0]), isRight([0, 1, 2]), isRight([])]).toEqual([false, false, false]);
  });

  test('what is shown says nothing about what is right', () => {
    for (const [at, question] of sheetOf(3).entries()) {
      const json = JSON.stringify(toQuizQuestion(question, at + 1));
      expect(json).not.toMatch(/right"|tolerance|explanation|shown|index/);
    }
  });
});
