import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTextPosition } from './find-text-position.ts';

const text = `Before the first heading stands one sentence.

## What a **stop** does

A stop order sleeps until its price is touched. Then it turns into a [market order](/x).

- a list that nobody would quote.
- of things

1. Numbered lists are lists as well, whatever they say.

## The end

The last sentence, really.`;

describe('the place in a text', () => {
  test('has no heading before the first one', () => {
    expect(findTextPosition(text, 0)).toEqual({
      heading: null,
      sentence: 'Before the first heading stands one sentence.',
    });
  });

  test('is the section and the sentence there, without marks', () => {
    expect(findTextPosition(text, 0.4)).toEqual({
      heading: 'What a stop does',
      sentence: 'A stop order sleeps until its price is touched.',
    });
    expect(findTextPosition(text, 0.6).sentence).toBe('Then it turns into a market order.');
    expect(
      findTextPosition('It sleeps until its price is touched. In the afternoon:', 1).sentence,
    ).toBe('It sleeps until its price is touched.');
  });

  test('quotes prose alone, and of the section that it is in', () => {
    expect(findTextPosition(text, 0.75).sentence).toBe('Then it turns into a market order.');
    expect(findTextPosition(text, 1)).toEqual({
      heading: 'The end',
      sentence: 'The last sentence, really.',
    });
  });

  test('quotes no sentence that is too long, and nothing out of nothing', () => {
    expect(findTextPosition(`${'word '.repeat(60)}.`, 0.5).sentence).toBeNull();
    expect(findTextPosition('', 0.5)).toEqual({ heading: null, sentence: null });
  });

  test('keeps the spaces that a language needs', () => {
    expect(findTextPosition('Pourquoi un stop avant l’ordre\u202f? *Voilà*.', 0).sentence).toBe(
      'Pourquoi un stop avant l’ordre\u202f?',
    );
  });

  test('is found in every text at every share', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (body, share) => {
        const { sentence } = findTextPosition(body, share);
        expect(sentence === null || sentence.length <= 180).toBe(true);
      }),
    );
  });
});
