import { passShare } from '@danube/contract/learning/lesson-done.ts';
import type { Answer } from '@danube/contract/learning/quiz.schemas.ts';
import { describe, expect, it } from 'vitest';
import { canAnswer, isAnswered, requiredCorrect, unansweredIndexes } from './answers.ts';
import { oneOfEach } from './quiz.factory.ts';

const trade = { entry: 24_000, stop: 23_950, target: 24_100, units: 2 };

const full: readonly Answer[] = [
  { type: 'single', place: 1 },
  { type: 'several', places: [0, 2] },
  { type: 'numeric', value: 2.5 },
  { type: 'order', places: [1, 2, 0] },
  { type: 'trade', trade },
];

describe('answers', () => {
  it('are open where there is none, or a trade lacks a line or its size', () => {
    expect(full.every(isAnswered)).toBe(true);
    expect(
      unansweredIndexes([null, ...full, { type: 'trade', trade: { ...trade, stop: null } }]),
    ).toEqual([0, 6]);
  });

  it('fit the questions they were given to, and no others', () => {
    oneOfEach.forEach((question, index) => {
      full.forEach((answer, other) => {
        expect(canAnswer(question, answer)).toBe(index === other);
      });
      expect(canAnswer(question, null)).toBe(true);
    });
  });

  it.each([
    [0, { type: 'single', place: 7 }],
    [0, { type: 'single' }],
    [1, { type: 'several', places: [9] }],
    [1, { type: 'several', places: 'all' }],
    [2, { type: 'numeric', value: '2' }],
    [3, { type: 'order', places: [0, 1] }],
    [3, { type: 'order', places: [0, 1, 1] }],
    [4, { type: 'trade', trade: { ...trade, stop: 'low' } }],
    [4, { type: 'trade', trade: null }],
    [2, 'two and a half'],
  ])('to question %i are not %j', (index, answer) => {
    const question = oneOfEach[index];
    expect(question && canAnswer(question, answer)).toBe(false);
  });

  it('have to be right in so many cases as is at least the share that passes', () => {
    for (let requested = 1; requested <= 40; requested += 1) {
      expect(requiredCorrect(requested)).toBeGreaterThanOrEqual(requested * passShare - 1e-9);
      expect(requiredCorrect(requested) - 1).toBeLessThan(requested * passShare - 1e-9);
    }
    expect([5, 10, 12, 35].map(requiredCorrect)).toEqual([4, 8, 10, 28]);
  });
});
