import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDifferingPassage } from './passage.ts';

describe('the passage in which two texts differ', () => {
  it('holds the changed words and a few of those around them', () => {
    const text = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen';
    expect(findDifferingPassage(text, text.replace('eight', 'EIGHT and more'))).toEqual({
      lead: '… two three four five six seven',
      before: 'eight',
      after: 'EIGHT and more',
      tail: 'nine ten eleven twelve thirteen fourteen',
    });
  });

  it('is all of a text that was empty', () => {
    expect(findDifferingPassage('', 'A new text')).toEqual({
      lead: '',
      before: '',
      after: 'A new text',
      tail: '',
    });
  });

  it('counts a word that stands twice once', () => {
    expect(findDifferingPassage('stop stop', 'stop')).toEqual({
      lead: 'stop',
      before: 'stop',
      after: '',
      tail: '',
    });
  });

  it('holds all that differs: with its surroundings it is the text', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 });
    fc.assert(
      fc.property(words, words, (was, is) => {
        const { lead, before, after, tail } = findDifferingPassage(was.join(' '), is.join(' '));
        const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
        expect(joined(lead, before, tail)).toBe(was.join(' '));
        expect(joined(lead, after, tail)).toBe(is.join(' '));
      }),
    );
  });
});
