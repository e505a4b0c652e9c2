import fc from 'fast-check';
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

  it('keeps a figure and its sign on one line', () => {
    expect(parseMarkdown('At most 1 %, or 100 € a day')).toEqual([
      { kind: 'paragraph', phrases: ['At most 1\u00a0%, or 100\u00a0€ a day'] },
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

  it('gives no anchor twice, whatever the headings are called', () => {
    const blocks = headingsOf(parseMarkdown('## To do\n\n## To do\n\n## To do 2'));
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
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

  it('shows our own pictures, those of a lesson where its readers may see them', () => {
    const id = '30000000-0000-4000-8000-000000000001';
    const lesson = `![A](/media/lesson-pictures/${id}?size=600x300)`;
    const text = `![B](/media/pictures/${id})\n\n${lesson}`;
    expect(parseMarkdown(text, { lessonPictures: '/learning/lessons/1/pictures' })).toEqual([
      { kind: 'picture', address: `/media/pictures/${id}`, alt: 'B' },
      {
        kind: 'picture',
        address: `/learning/lessons/1/pictures/${id}`,
        alt: 'A',
        size: [600, 300],
      },
    ]);
    expect(parseMarkdown(lesson)).toMatchObject([{ address: `/media/lesson-pictures/${id}` }]);
  });
});

describe('callouts', () => {
  it.each(['note', 'tip', 'warning', 'example', 'solution'])(
    'are quotations with a mark: %s',
    (callout) => {
      const [block] = parseMarkdown(`> [!${callout.toUpperCase()}]\n> Begin with the loss.`);
      expect(block).toEqual({
        kind: 'callout',
        callout,
        title: [],
        blocks: [{ kind: 'paragraph', phrases: ['Begin with the loss.'] }],
      });
    },
  );

  it('have the rest of the line as their title', () => {
    const [block] = parseMarkdown('> [!EXAMPLE] A *small* account\n> 80 ÷ 32\n>\n> - 2.5');
    expect(block).toMatchObject({
      title: ['A ', { kind: 'emphasis', phrases: ['small'] }, ' account'],
      blocks: [{ phrases: ['80 ÷\u00a032'] }, { kind: 'list' }],
    });
    expect(blocksText(block ? [block] : [])).toBe('A small account 80 ÷\u00a032 2.5');
  });

  it('may end with their title, or hold nothing but a list', () => {
    expect(parseMarkdown('> [!TIP] Always round down.')).toMatchObject([{ blocks: [] }]);
    expect(parseMarkdown('> [!TIP]\n>\n> - down')).toMatchObject([{ blocks: [{ kind: 'list' }] }]);
  });

  it.each(['> [!DANGER] no such kind', '> [!NOTE]without a space', '> Said [!NOTE] in passing'])(
    'are quotations without a mark we know: %s',
    (text) => expect(parseMarkdown(text)).toMatchObject([{ kind: 'quote' }]),
  );
});

describe('footnotes', () => {
  it('are numbered as they are met and stand at the end, with a way back', () => {
    const text = 'One[^b], two[^a], one again[^b].\n\n[^a]: About two.\n[^b]: About one.\n';
    const [paragraph, list] = parseMarkdown(text, { anchorPrefix: 'manual' });
    expect(paragraph).toMatchObject({
      phrases: [
        'One',
        { kind: 'reference', number: 1, id: 'manual-reference-1', footnote: 'manual-footnote-1' },
        ', two',
        { number: 2, footnote: 'manual-footnote-2' },
        ', one again',
        { number: 1, id: 'manual-reference-1-2' },
        '.',
      ],
    });
    expect(list).toMatchObject({
      kind: 'footnotes',
      id: 'manual-footnotes',
      footnotes: [
        {
          number: 1,
          id: 'manual-footnote-1',
          references: ['manual-reference-1', 'manual-reference-1-2'],
          blocks: [{ phrases: ['About one.'] }],
        },
        { number: 2, blocks: [{ phrases: ['About two.'] }] },
      ],
    });
  });

  it('may lead to one another, and to themselves', () => {
    const [, list] = parseMarkdown('Say[^a].\n\n[^a]: See[^b].\n[^b]: See[^a] and[^b].\n');
    expect(list).toMatchObject({
      footnotes: [
        { number: 1, references: ['reference-1', 'reference-1-2'] },
        { number: 2, references: ['reference-2', 'reference-2-2'] },
      ],
    });
  });

  it('that nothing leads to are left out, and what leads nowhere is text', () => {
    expect(parseMarkdown('Said[^x].\n\n[^y]: Never read.')).toEqual([
      { kind: 'paragraph', phrases: ['Said[^x].'] },
    ]);
  });

  it('are not led to from within a link, nor part of an anchor', () => {
    const blocks = parseMarkdown('## Rules[^a]\n\n[the *rules*[^a]](/books)\n\n[^a]: Of 2018.');
    expect(blocks).toMatchObject([
      { kind: 'heading', id: 'rules' },
      { phrases: [{ kind: 'link', phrases: ['the ', {}] }, { kind: 'reference' }] },
      { kind: 'footnotes' },
    ]);
  });
});

describe('figures', () => {
  const bars = '9:00,18200,18240,18190,18230\n9:15,18230,18260,18220,18250';

  it('are charts of bars, with a title', () => {
    const text = `time,open,high,low,close\n${bars}\nentry 18240\nlevel 18200 Support`;
    expect(parseMarkdown(`\`\`\`chart DAX, first hour\n${text}\n\`\`\``)).toEqual([
      { kind: 'chart', title: 'DAX, first hour', text },
    ]);
    expect(blocksText(parseMarkdown(`\`\`\`chart DAX\n${bars}\n\`\`\``))).toBe('DAX');
  });

  it('stay code where a chart cannot be read', () => {
    expect(parseMarkdown('```chart DAX\n9:00,1,2\n```')).toEqual([
      { kind: 'code', text: '9:00,1,2' },
    ]);
  });

  it('are columns of values by year, with a title', () => {
    const text = 'unit €m\nYear,Net debt\nYear 1,61.5\nYear 2,-4';
    const blocks = parseMarkdown(`\`\`\`columns Net debt\n${text}\n\`\`\``);
    expect(blocks).toEqual([{ kind: 'columns', title: 'Net debt', text }]);
    expect(blocksText(blocks)).toBe('Net debt');
  });

  it('stay code where columns cannot be read', () => {
    expect(parseMarkdown('```columns Net debt\nYear 1,61.5\n```')).toEqual([
      { kind: 'code', text: 'Year 1,61.5' },
    ]);
  });

  it.each(['position-size', 'risk-reward', 'pip-value', 'compound-growth', 'margin'])(
    'are calculators by their names: %s',
    (name) => {
      const blocks = parseMarkdown(`\`\`\`calculator\n${name}\n\`\`\``);
      expect(blocks).toEqual([{ kind: 'calculator', text: name, name, values: {} }]);
      expect(blocksText(blocks)).toBe('');
    },
  );

  it('are videos by their slug, under their title', () => {
    const blocks = parseMarkdown('```video One gap\none-gap\n```');
    expect(blocks).toEqual([{ kind: 'video', title: 'One gap', slug: 'one-gap' }]);
    expect(blocksText(blocks)).toBe('One gap');
  });

  it.each(['```video\none-gap\n```', '```video One gap\n../admin\n```', '```video One gap\n```'])(
    'stay code where a video has no title or no slug: %s',
    (text) => {
      expect(parseMarkdown(text)).toMatchObject([{ kind: 'code' }]);
    },
  );

  it('stay code where there is no such calculator or market, or no such word before it', () => {
    expect(parseMarkdown('```calculator\nfortune\n```')).toMatchObject([{ kind: 'code' }]);
    expect(parseMarkdown('```calculator\nmargin\nmarket tulips\n```')).toEqual([
      { kind: 'code', text: 'margin\nmarket tulips' },
    ]);
    expect(parseMarkdown('```\nmargin\n```')).toMatchObject([{ kind: 'code' }]);
  });
});

describe('any text', () => {
  const signs = [
    '> ',
    '[!NOTE] ',
    '[^1]',
    '[^1]: ',
    '```chart x\n',
    '```columns x\n',
    '```calculator\n',
    '```video x\n',
    '```\n',
  ];
  const others = [
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '## ',
    '**',
    '_',
    '|',
    '|-|\n',
    '[a](b)',
    '<b>',
    'a,1\n',
  ];
  const piece = fc.oneof(fc.constantFrom(...signs, ...others), fc.string({ maxLength: 6 }));
  const written = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));

  it('is read without a failure, and as kinds that can be drawn', () => {
    fc.assert(
      fc.property(written, (text) => {
        const kinds = kindsIn(parseMarkdown(text));
        expect([...kinds].filter((kind) => !known.has(kind))).toEqual([]);
      }),
    );
  });

  it('has each anchor once', () => {
    fc.assert(
      fc.property(written, (text) => {
        const ids = valuesOf(parseMarkdown(text), 'id');
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

const known = new Set<unknown>([
  'paragraph',
  'heading',
  'list',
  'quote',
  'callout',
  'chart',
  'columns',
  'calculator',
  'video',
  'footnotes',
  'code',
  'table',
  'rule',
  'strong',
  'emphasis',
  'deleted',
  'break',
  'link',
  'reference',
]);

function kindsIn(tree: unknown): Set<unknown> {
  return new Set(valuesOf(tree, 'kind'));
}

function valuesOf(tree: unknown, name: string): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const own = Object.entries(tree).flatMap(([key, value]) => (key === name ? [value] : []));
  return [...own, ...Object.values(tree).flatMap((value) => valuesOf(value, name))];
}
