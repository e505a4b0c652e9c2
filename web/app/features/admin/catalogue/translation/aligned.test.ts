import { describe, expect, it } from 'vitest';
import { alignedPairs, alignedPoints, alignedQuestions } from './aligned.ts';

describe('a translation beside its original', () => {
  it('has as many points and pairs as the original, empty where none is written', () => {
    expect(alignedPoints(['a', 'b'], ['x'])).toEqual(['x', '']);
    expect(alignedPoints(['a'], ['x', 'y'])).toEqual(['x']);
    expect(alignedPairs([{ question: 'a', answer: 'b' }], [])).toEqual([
      { question: '', answer: '' },
    ]);
  });

  it('has as many choices for each question as the original, so that the right one is the same', () => {
    const original = [
      { prompt: 'a', choices: ['1', '2', '3'], explanation: '' },
      { prompt: 'b', choices: ['1'], explanation: '' },
    ];
    const translated = [{ prompt: 'x', choices: ['y'], explanation: 'z' }];
    expect(alignedQuestions(original, translated)).toEqual([
      { prompt: 'x', choices: ['y', '', ''], explanation: 'z' },
      { prompt: '', choices: [''], explanation: '' },
    ]);
  });
});
