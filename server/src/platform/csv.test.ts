import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['Kováč', 'Kováč'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+421', "'+421"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['\ttab', "'\ttab"],
  ['\rreturn', '"\'\rreturn"'],
  ['＝1', "'＝1"],
])('writes %j as %j', (text, written) => {
  expect(toCsv([[text, 'x']])).toBe(`${written},x\r\n`);
});

test('writes numbers as numbers, also below zero', () => {
  expect(toCsv([[-12.5, 0, 1_190.07]])).toBe('-12.5,0,1190.07\r\n');
});

test('what is written can be read back, and never begins like a formula', () => {
  const cell = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", 'ž'),
  });
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const read = parse(toCsv(rows));
      expect(read.map((cells) => cells.map(withoutApostrophe))).toEqual(
        rows.map((cells) => cells.map(withoutApostrophe)),
      );
      expect(read.flat().filter((text) => /^[=+\-@\t\r\n]/.test(text))).toEqual([]);
    }),
  );
});

/** Removes the leading apostrophe on both sides, whether we added it or it was in the text. */
function withoutApostrophe(text: string): string {
  return text.replace(/^'+/, '');
}

function parse(csv: string): string[][] {
  const cells = [...csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, text = '', end] of cells) {
    rows.at(-1)?.push(text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
