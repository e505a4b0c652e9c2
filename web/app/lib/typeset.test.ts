import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it('keeps a number and its unit together, and an operator with the number after it', () => {
  const pieces = (words: string) => typeset(words).split(' ');
  expect(pieces('loses 0.5 % of it')).toEqual(['loses', '0.5\u00a0%', 'of', 'it']);
  expect(pieces('10 ÷ 40 = 0.25')).toEqual(['10', '÷\u00a040', '=', '0.25']);
  expect(pieces('1.80 − 1.05 + 0.50')).toEqual(['1.80', '−\u00a01.05', '+\u00a00.50']);
  expect(pieces('2 × (60 + 3)')).toEqual(['2', '×\u00a0(60', '+\u00a03)']);
});
