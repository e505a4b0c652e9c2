import { expect, test } from 'vitest';
import { hasLinks } from './message-links.ts';

test.each([
  'https://example.org',
  'go to www.example.org',
  'T.ME/fast-money',
  'write to me: anna@example.org',
  'пример.рф has more',
  'see bit.ly/2x now',
])('%s leads somewhere', (text) => {
  expect(hasLinks(text)).toBe(true);
});

test.each([
  'Where was your stop, at 24.100 or 24,050?',
  'I mean e.g. the open. And z. B. the close…',
  'Risk 1.5 % at most; @Otto knows.',
])('%s does not', (text) => {
  expect(hasLinks(text)).toBe(false);
});
