import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage, plainMessage } from './parse-message.ts';

describe('parseMessage', () => {
  it.each(['>', '- ', '*a **b '])('survives thousands of %j in each other', (sign) => {
    const blocks = parseMessage(`${sign.repeat(Math.floor(3_900 / sign.length))}a`);
    expect(
      JSON.stringify(blocks).match(/"quote"|"list"|"strong"|"emphasis"/g)?.length ?? 0,
    ).toBeLessThan(20);
  });

  it('reads marks, code, links and line ends', () => {
    expect(
      parseMessage('**Size** first\n~~story~~ `1R`, see /courses and https://a.example'),
    ).toEqual([
      {
        kind: 'paragraph',
        phrases: [
          { kind: 'strong', phrases: ['Size'] },
          ' first',
          { kind: 'break' },
          { kind: 'deleted', phrases: ['story'] },
          ' ',
          { kind: 'code', text: '1R' },
          ', see /courses and ',
          {
            kind: 'link',
            href: 'https://a.example/',
            isExternal: true,
            phrases: ['https://a.example'],
          },
        ],
      },
    ]);
  });

  it('leaves headings, tables, pictures and markup the letters they are', () => {
    const written = ['# Loud', '<b onclick="x()">hi</b>', '![x](https://a.example/p.gif)', '---'];
    for (const text of written) {
      expect(parseMessage(text)).toMatchObject([{ kind: 'paragraph' }]);
      expect(plainMessage(text)).toBe(text);
    }
    expect(plainMessage('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('| a | b |');
  });

  it('keeps the words of a link that may not be followed', () => {
    expect(parseMessage('[press](javascript:alert(1))')).toEqual([
      { kind: 'paragraph', phrases: ['press'] },
    ]);
  });

  it('reads quotes and lists', () => {
    expect(parseMessage('> said\n\n- one\n- two')).toMatchObject([
      { kind: 'quote', blocks: [{ kind: 'paragraph', phrases: ['said'] }] },
      { kind: 'list', isOrdered: false, items: [[{}], [{}]] },
    ]);
  });

  it('reads any text, and never makes more of it than the kinds that can be drawn', () => {
    const signs = fc.constantFrom(
      '> ',
      '# ',
      '- ',
      '1. ',
      '**',
      '_',
      '`',
      '[a](b)',
      '<b>',
      '|',
      '\n',
    );
    const piece = fc.oneof(signs, fc.string({ maxLength: 6 }));
    const written = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    const drawn = new Set(['paragraph', 'code', 'quote', 'list']);
    fc.assert(
      fc.property(written, (text) => {
        expect(parseMessage(text).filter(({ kind }) => !drawn.has(kind))).toEqual([]);
      }),
    );
  });
});
