import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWordPatterns } from './word-pattern.ts';

function finds(search: string, text: string): boolean {
  return toWordPatterns(search).every((pattern) => new RegExp(pattern, 'u').test(text));
}

test.each([
  ['kovac', 'Ján Kováč'],
  ['KOVÁČ', 'Jan Kovac'],
  ['lodz', 'ŁÓDŹ'],
  ['ștefan', 'Stefan'],
  ['stefan', 'Ştefan'],
  ['αλφα', 'ΆΛΦΑ'],
  ['й', 'И'],
  ['Müller', 'MÜLLER'],
  ['a.b+c@d', 'a.b+c@d'],
])('%s finds %s', (search, text) => {
  expect(finds(search, text)).toBe(true);
});

test.each([
  ['a.c', 'abc'],
  ['.*', 'abc'],
  ['[a-z]', 'abc'],
  ['a|b', 'abc'],
  ['kovač', 'Kova'],
])('%s does not find %s', (search, text) => {
  expect(finds(search, text)).toBe(false);
});

test('whatever is typed finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(finds(text, text.normalize('NFC'))).toBe(true);
    }),
  );
});
