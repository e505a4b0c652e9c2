import { expect, test } from 'vitest';
import { multiLineText, singleLineText } from './text.ts';

test('a line of text is trimmed and holds any script', () => {
  expect(singleLineText(40).parse('  Ανάλυση αγοράς · Анализ 📈 ')).toBe(
    'Ανάλυση αγοράς · Анализ 📈',
  );
});

test.each(['two\nlines', 'a\ttab', 'NUL\u0000', 'bell\u0007', 'C1\u0085'])(
  'a line of text refuses the control character in %j',
  (text) => {
    expect(singleLineText(40).safeParse(text).success).toBe(false);
  },
);

test('a block of text keeps its lines, with one kind of line break', () => {
  expect(multiLineText(40).parse('one\r\ntwo\n\tthree')).toBe('one\ntwo\n\tthree');
});

test.each(['NUL\u0000', 'lone\rreturn', 'escape\u001b'])('a block of text refuses %j', (text) => {
  expect(multiLineText(40).safeParse(text).success).toBe(false);
});

test('the length counts after trimming and is kept to the letter', () => {
  expect(singleLineText(3).safeParse(' abc ').success).toBe(true);
  expect(singleLineText(3).safeParse('abcd').success).toBe(false);
  expect(multiLineText(3).safeParse('a\r\nb').success).toBe(true);
});
