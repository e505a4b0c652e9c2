import { describe, expect, it } from 'vitest';
import { alignPairs, alignPoints, alignQuestions } from './align.ts';

describe('a translation beside its original', () => {
  it('has as many points and pairs as the original, empty where none is written', () => {
    expect(alignPoints(['a', 'b'], ['x'])).toEqual(['x', '']);
    expect(alignPoints(['a'], ['x', 'y'])).toEqual(['x']);
    expect(alignPairs([{ question: 'a', answer: 'b' }], [])).toEqual([
      { question: '', answer: '' },
    ]);
  });

  it('has as many choices for each question as the original, so that the right one is the same', () => {
    const original = [
      { prompt: 'a', choices: ['1', '2', '3'], explanation: '' },
      { prompt: 'b', choices: ['1'], explanation: '' },
    ];
    const translated = [{ prompt: 'x', choices: ['y'], explanation: 'z' }];
    expect(alignQuestions(original, translated)).toEqual([
      { prompt: 'x', choices: ['y', '', ''], explanation: 'z' },
      { prompt: '', choices: [''], explanation: '' },
    ]);
  });
});
