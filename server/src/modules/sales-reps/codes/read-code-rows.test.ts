import { expect, test } from 'vitest';
import { readCodeRows } from './read-code-rows.ts';

test.each([
  ['commas', 'email,code\r\na@b.example,OLD-1\r\n'],
  [
    'semicolons, other columns and a byte order mark',
    '\uFEFFName;Code;Email\nAnna;OLD-1;a@b.example',
  ],
  ['quotes and spaces', '"email", "code"\n"a@b.example" ," OLD-1 "\n'],
])('a file with %s', (_, csv) => {
  expect(readCodeRows(csv)).toEqual([{ row: 2, email: 'a@b.example', code: 'OLD-1' }]);
});

test('empty lines are left out and keep the numbers of a spreadsheet', () => {
  expect(readCodeRows('email,code\n\na@b.example,A\n\n\nb@b.example')).toEqual([
    { row: 3, email: 'a@b.example', code: 'A' },
    { row: 6, email: 'b@b.example', code: '' },
  ]);
});

test.each(['', 'a@b.example,OLD-1', '<html>'])('%o has no columns that could be read', (csv) => {
  expect(readCodeRows(csv)).toBeNull();
});
