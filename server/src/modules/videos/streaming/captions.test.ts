import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';
import { writeCaptions } from './write-captions.ts';

it('reads times and words', () => {
  const vtt = 'WEBVTT\n\n1\n00:01.500 --> 00:04.000 line:0\n<b>One</b> candle\nis &lt; a day\n';
  expect(readCaptions(vtt)).toEqual([{ at: 1.5, until: 4, text: 'One candle\nis < a day' }]);
});

it('reads what it wrote, whatever the words are', () => {
  const moment = fc.integer({ min: 0, max: 86_000_000 }).map((thousandth) => thousandth / 1000);
  const line = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => /\S/.test(text) && !/[\r\n\u0085\u2028\u2029]|-->|\s\s/u.test(text))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const cue = fc.record({ at: moment, until: moment, text: line });
  fc.assert(
    fc.property(fc.array(cue), (cues) => {
      expect(readCaptions(writeCaptions(cues))).toEqual(cues);
    }),
  );
});
