import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';
import { blocksText, headingsOf, plainText } from './prose-tree.ts';

describe('parseMarkdown', () => {
  it('reads paragraphs with their marks, and a line end as a space', () => {
    expect(parseMarkdown('Size **before**\n*story*, ~~always~~ `1 %`.')).toEqual([
      {
        kind: 'paragraph',
        phrases: [
          'Size ',
          { kind: 'strong', phrases: ['before'] },
          ' ',
          { kind: 'emphasis', phrases: ['story'] },
          ', ',
          { kind: 'deleted', phrases: ['always'] },
          ' ',
          { kind: 'code', text: '1 %' },
          '.',
        ],
      },
    ]);
  });

  it('names every heading once, in any script, and leaves the first rank to the page', () => {
    const blocks = parseMarkdown('# Was ist ein Überhang?\n\n## To do\n\n## To do\n\n##### Όροι\n');
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2, id: 'was-ist-ein-uberhang' },
      { kind: 'heading', level: 2, id: 'to-do' },
      { kind: 'heading', level: 2, id: 'to-do-2' },
      { kind: 'heading', level: 4, id: 'οροι' },
    ]);
    expect(headingsOf(blocks).map(({ phrases }) => plainText(phrases))).toEqual([
      'Was ist ein Überhang?',
      'To do',
      'To do',
    ]);
  });

  it('keeps the anchors of two texts on one page apart', () => {
    const [heading] = parseMarkdown('## To do', { anchorPrefix: 'manual' });
    expect(heading).toMatchObject({ id: 'manual-to-do' });
  });

  it('reads tables with the side on which each column stands', () => {
    const [table] = parseMarkdown('| Price | Points |\n|---|---:|\n| **Open** | 12 |');
    expect(table).toEqual({
      kind: 'table',
      columns: ['start', 'end'],
      head: [['Price'], ['Points']],
      rows: [[[{ kind: 'strong', phrases: ['Open'] }], ['12']]],
    });
  });

  it('reads lists within lists, quotes, figures and rules', () => {
    const blocks = parseMarkdown('3. one\n   - two\n\n> said\n\n```\n240 − 190\n```\n\n---\n');
    expect(blocks).toMatchObject([
      { kind: 'list', isOrdered: true, start: 3, items: [[{}, { kind: 'list' }]] },
      { kind: 'quote' },
      { kind: 'code', text: '240 − 190' },
      { kind: 'rule' },
    ]);
    expect(blocksText(blocks)).toBe('one two said 240 − 190');
  });

  it('never passes markup on: what was written as such is shown as text', () => {
    const blocks = parseMarkdown('<script>alert(1)</script>\n\nA <b onclick="x()">word</b>.');
    expect(blocks).toEqual([
      { kind: 'paragraph', phrases: ['<script>alert(1)</script>'] },
      { kind: 'paragraph', phrases: ['A <b onclick="x()">word</b>.'] },
    ]);
  });

  it('keeps the words of a link whose address is not allowed, without the way', () => {
    expect(
      parseMarkdown('[press](javascript:alert(1)) [here][x]\n\n[x]: data:text/html,hi'),
    ).toEqual([{ kind: 'paragraph', phrases: ['press here'] }]);
  });

  it('follows addresses that are named at the end of the text', () => {
    const [paragraph] = parseMarkdown('See [the report][r].\n\n[r]: https://exchange.example/a');
    expect(paragraph).toMatchObject({
      phrases: [
        'See ',
        { kind: 'link', href: 'https://exchange.example/a', isExternal: true },
        '.',
      ],
    });
  });

  it('shows what a picture would have shown in words', () => {
    expect(parseMarkdown('![A rising line](https://elsewhere.example/pixel.gif)')).toEqual([
      { kind: 'paragraph', phrases: ['A rising line'] },
    ]);
  });
});
