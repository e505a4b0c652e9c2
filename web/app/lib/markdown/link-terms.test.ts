import { expect, test } from 'vitest';
import { linkTerms } from './link-terms.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { ProseBlock, ProsePhrase } from './prose-tree.ts';

const terms = ['Stop order', 'Order', 'Spread', 'CFD', 'DAX', 'Body of a candle'].map((term) => ({
  term,
  href: `/glossary/${term.toLowerCase().replaceAll(' ', '-')}`,
}));

function wordsOf(phrases: readonly ProsePhrase[]): string {
  return phrases.map((phrase) => (typeof phrase === 'string' ? phrase : '')).join('');
}

/** Links as `[words](address)`, in document order. */
function linksIn(markdown: string, known = terms): string[] {
  const linked: string[] = [];
  const look = (phrase: ProsePhrase) => {
    if (typeof phrase === 'string') return;
    if (phrase.kind === 'link') linked.push(`[${wordsOf(phrase.phrases)}](${phrase.href})`);
    else if ('phrases' in phrase) phrase.phrases.forEach(look);
  };
  const walk = (block: ProseBlock) => {
    if ('phrases' in block) block.phrases.forEach(look);
    if ('blocks' in block) block.blocks.forEach(walk);
    if (block.kind === 'list') block.items.flat().forEach(walk);
    if (block.kind === 'table') [block.head, ...block.rows].flat(2).forEach(look);
  };
  linkTerms(parseMarkdown(markdown), known).forEach(walk);
  return linked;
}

test('links the first use of each term, and keeps every word', () => {
  const text = 'Spreads differ. The spread of a CFD is paid, and a CFD has a spread.';
  expect(linksIn(text)).toEqual(['[Spreads](/glossary/spread)', '[CFD](/glossary/cfd)']);
  const [block] = linkTerms(parseMarkdown(text), terms);
  if (block?.kind !== 'paragraph') throw new Error('no paragraph');
  const words = block.phrases.map((part) => {
    if (typeof part === 'string') return part;
    return part.kind === 'link' ? wordsOf(part.phrases) : '';
  });
  expect(words.join('')).toBe(text);
});

test('takes the longest term that fits', () => {
  expect(linksIn('A stop order, then an order.')).toEqual([
    '[stop order](/glossary/stop-order)',
    '[order](/glossary/order)',
  ]);
});

test.each([
  ['a heading', '## The spread'],
  ['a link', 'See [the spread](/blog/spread).'],
  ['code', 'Write `spread`.'],
  ['a fenced block', '```\nspread = 2\n```'],
  ['a table', '| Spread |\n|---|\n| CFD |'],
  ['the title of a callout', '> [!NOTE] The spread\n> Nothing.'],
  ['a part of another word', 'Spreadsheets, widespread, cfds and a CFD-like thing.'],
])('leaves %s alone', (_, markdown) => {
  expect(linksIn(markdown).filter((link) => link.includes('/glossary/'))).toEqual([]);
});

test('links in lists, callouts and emphasis', () => {
  expect(linksIn('- The **spread**\n\n> [!TIP] A\n> The DAX.')).toEqual([
    '[spread](/glossary/spread)',
    '[DAX](/glossary/dax)',
  ]);
});

test('is never noisy: three in a paragraph, fifteen in a text', () => {
  const names = Array.from({ length: 20 }, (_, index) => `Term${String.fromCharCode(97 + index)}`);
  const many = names.map((term) => ({ term, href: `/glossary/${term}` }));
  expect(linksIn(names.join(' '), many)).toHaveLength(3);
  expect(linksIn(names.join('\n\n'), many)).toHaveLength(15);
});

test('changes nothing where there are no terms', () => {
  const blocks = parseMarkdown('The spread.');
  expect(linkTerms(blocks, [])).toBe(blocks);
});
