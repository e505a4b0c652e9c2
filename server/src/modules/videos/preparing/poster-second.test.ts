import { describe, expect, it } from 'vitest';
import { posterSecond } from './poster-second.ts';

const chaptersAt = (...times: number[]) => times.map((at) => ({ at, title: `From ${at}` }));

describe('the moment of a poster', () => {
  it('is the end of the first chapter', () => {
    expect(posterSecond(chaptersAt(0, 34, 64), 142)).toBe(33);
    expect(posterSecond(chaptersAt(64, 0, 34), 142)).toBe(33);
  });

  it.each([
    ['no chapters', [], 142],
    ['a single chapter', [0], 142],
    ['a second chapter at the very beginning', [0, 1], 142],
    ['a second chapter after the end of a shorter replacement', [0, 34], 20],
  ] as const)('is left to the pictures with %s', (_, times, seconds) => {
    expect(posterSecond(chaptersAt(...times), seconds)).toBeUndefined();
  });
});
