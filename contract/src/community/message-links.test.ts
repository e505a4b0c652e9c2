import { expect, test } from 'vitest';
import { hasLinks } from './message-links.ts';

test.each([
  'https://example.org',
  'go to www.example.org',
  'T.ME/fast-money',
  'write to me: anna@example.org',
  'пример.рф has more',
  'see bit.ly/2x now',
  '[Your bonus](https\\://evil\\.com)',
  'https&#58;//evil&#46;com',
  'https\\://evil\\.com',
  '[x](//evil。com)',
  '[x](//3232235777)',
  '[x](//1.2.3.4)',
  '[x](/courses)',
  '[x][y]\n\n[y]: //3232235777',
  '![x](//3232235777)',
  'evil\\.com',
  'ev**il.c**om',
  'evil。com',
  'evil．com',
  'evil\u200b.com',
])('%s leads somewhere', (text) => {
  expect(hasLinks(text)).toBe(true);
});

test.each([
  'Where was your stop, at 24.100 or 24,050?',
  'I mean e.g. the open. And z. B. the close…',
  'Risk 1.5 % at most; @Otto knows.',
  '**Stop** at `24.100`?\n\n- first [1]\n- second (2)\n\nYes.',
  '你好。世界',
  `${'>'.repeat(200)} deep`,
])('%s does not', (text) => {
  expect(hasLinks(text)).toBe(false);
});
