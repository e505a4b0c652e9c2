import { expect, test } from 'vitest';
import { mentionsTrade } from './mentions-trade.ts';

test.each([
  'Going long DAX at 24,100, stop below the open.',
  'I’d sell gold here',
  'US30 short from the 15:30 high',
  'Ich kaufe den DAX erst über dem Vortageshoch',
  'Je vends le pétrole, stop à 71',
  'Sprzedaję złoto po otwarciu',
  'Predávam ropu, cieľ 68',
  'Vendo EUR/USD in area 1,09',
  'Πουλάω χρυσό, πώληση στο 2400',
  'What a week.\nshort dow',
])('sees the trade in “%s”', (text) => {
  expect(mentionsTrade(text)).toBe(true);
});

test.each([
  'How long does the fast-track course take?',
  'Where do I find the DAX lesson? It was a short one.',
  'The DAX opened with a gap today.',
  'I buy my bread at the corner.',
  'Dowód jest w lekcji 3, kupuję notes.',
  'Belonging to the shortlist, daxophone',
  '',
])('leaves “%s” alone', (text) => {
  expect(mentionsTrade(text)).toBe(false);
});
