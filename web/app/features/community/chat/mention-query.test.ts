import { describe, expect, it } from 'vitest';
import { filterMentioned, mentionAt, withMention } from './mention-query.ts';
import { messageOf } from './message.factory.ts';
import { splitMentions } from './split-mentions.ts';

const [anna] = messageOf({
  seq: 1,
  mentions: [{ id: 'a', name: 'Anna Gruber', isStaff: false }],
}).mentions;
const [short] = messageOf({
  seq: 1,
  mentions: [{ id: 's', name: 'Anna', isStaff: false }],
}).mentions;

describe('mentions', () => {
  it.each([
    ['@', ''],
    ['Look @An', 'An'],
    ['Look @Anna Gr', 'Anna Gr'],
    ['line\n@Łuk', 'Łuk'],
  ])('are looked for while they are typed: %s', (text, query) => {
    expect(mentionAt(text, text.length)?.query).toBe(query);
  });

  it.each(['mail@anna', 'Look @Anna Gruber now', 'no sign'])(
    'are not looked for in: %s',
    (text) => {
      expect(mentionAt(text, text.length)).toBeNull();
    },
  );

  it('take the place of what was typed and leave the rest', () => {
    const query = mentionAt('Hi @An and all', 6);
    if (!query || !anna) throw new Error('nothing is typed');
    expect(withMention('Hi @An and all', query, anna)).toEqual({
      text: 'Hi @Anna Gruber and all',
      caret: 16,
    });
  });

  it('go with the text that names them', () => {
    const chosen = anna ? [anna, anna] : [];
    expect(filterMentioned('Hi @Anna Gruber', chosen)).toEqual(['a']);
    expect(filterMentioned('Hi Anna', chosen)).toEqual([]);
  });

  it('are found by the longest name', () => {
    const both = anna && short ? [short, anna] : [];
    expect(splitMentions('So @Anna Gruber and @Anna!', both)).toEqual([
      'So ',
      anna,
      ' and ',
      short,
      '!',
    ]);
  });
});
