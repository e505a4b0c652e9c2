import { hasLinks } from '@danube/contract/community/message-links.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MessageBlock,
  type MessagePhrase,
  parseMessage,
  plainMessage,
} from './parse-message.ts';

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

  it('draws no link that the check of first messages misses', () => {
    const marks = ['[', ']', '](', ')', '<', '>', '*', '`', '!', '\\', ' ', '\n', '> ', '- ', '|'];
    const schemes = [
      'https',
      'http',
      'www',
      'mailto',
      ':',
      '&#58;',
      '&colon;',
      '\\:',
      '//',
      '\\/\\/',
    ];
    const dots = ['.', '\\.', '&#46;', '&period;', '。', '．', '@', '\u200b', '\u00ad'];
    const hosts = ['evil', 'com', '1', '3232235777', '/x', '[x]: ', '[x]'];
    const links = ['[x](//', 'https\\://', 'https&#58;//evil', '<https:', 'www&#46;evil'];
    const piece = fc.constantFrom(...marks, ...schemes, ...dots, ...hosts, ...links);
    const written = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(written, (text) => {
        fc.pre(parseMessage(text).some(blockHasLink));
        expect(hasLinks(text)).toBe(true);
      }),
    );
  });
});

function blockHasLink(block: MessageBlock): boolean {
  switch (block.kind) {
    case 'paragraph':
      return block.phrases.some(phraseHasLink);
    case 'quote':
      return block.blocks.some(blockHasLink);
    case 'list':
      return block.items.flat().some(blockHasLink);
    case 'code':
      return false;
  }
}

function phraseHasLink(phrase: MessagePhrase): boolean {
  if (typeof phrase === 'string') return false;
  return phrase.kind === 'link' || ('phrases' in phrase && phrase.phrases.some(phraseHasLink));
}
