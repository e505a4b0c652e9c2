import { expect, test } from 'vitest';
import { findMarketMention } from './market-mentions.ts';

test.each([
  ['CFDs are leveraged.', 'CFDs'],
  ['Mit CFD handeln', 'CFD'],
  ['An account at Interactive Brokers costs nothing.', 'Interactive Brokers'],
  ['I would buy the DAX here.', 'DAX, buy'],
  ['Wer Gold kaufen will, wartet.', 'Gold, kaufen'],
  ['O ouro vai subir outra vez.', 'ouro, vai subir'],
  ['Kúpiť zlato? zlato kúpiť teraz.', 'zlato, Kúpiť'],
])('%s', (text, found) => {
  expect(findMarketMention(text)).toBe(found);
});

test.each([
  'A candle has a body and two wicks.',
  'The DAX has forty members. We buy bread in the morning.',
  'A long story about patience.',
  'See [the table](https://example.org/cfd-table).',
  '```chart\nDAX buy CFD\n```\nAbout the weather.',
])('nothing in particular: %s', (text) => {
  expect(findMarketMention(text)).toBeNull();
});
