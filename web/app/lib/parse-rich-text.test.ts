import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup, parseRichText, type RichPart } from './parse-rich-text.ts';

test('splits a text at the tags that are named', () => {
  expect(parseRichText('Read the <b>whole <em>list</em></b> first.', ['b', 'em'])).toEqual([
    'Read the ',
    { tag: 'b', parts: ['whole ', { tag: 'em', parts: ['list'] }] },
    ' first.',
  ]);
});

test('leaves other tags, and those without an end, as they are written', () => {
  const text = 'a < b <script>alert(1)</script> <em>open';
  expect(parseRichText(text, ['em'])).toEqual([text]);
});

test('no value brings an element, and each appears as it was given', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const name = `${typed}<em>${typed}</em>`;
      const text = `<b>Hello ${escapeMarkup({ name }).name}</b>`;
      const parts = parseRichText(text, ['b', 'em']);
      expect(parts).toEqual([{ tag: 'b', parts: [`Hello ${name}`] } satisfies RichPart]);
    }),
  );
});
