import { expect, test } from 'vitest';
import { createMessageWatch } from './watch-messages.ts';

function aWatch() {
  let now = new Date('2026-11-17T10:00:00Z');
  const watch = createMessageWatch({ clock: { now: () => now } });
  return {
    see: (text: string, authorId = 'anna') => watch.inspect({ authorId, text }),
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

const sermon = 'Join my group today and learn how I trade the open every morning';

test('four links in one message are a flood, three aren’t', () => {
  expect(aWatch().see('https://a.com https://b.com https://c.com').filters).toEqual([]);
  expect(aWatch().see('https://a.com https://b.com https://c.com https://d.com').filters).toEqual([
    'linkFlood',
  ]);
});

test('a sixth link within ten minutes is a flood, of this writer only', () => {
  const { see, wait } = aWatch();
  for (let count = 0; count < 5; count += 1)
    expect(see(`look: https://a.com/${count}`).filters).toEqual([]);
  expect(see('https://a.com/6').filters).toEqual(['linkFlood']);
  expect(see('https://a.com/6', 'ben').filters).toEqual([]);
  wait(11);
  expect(see('https://a.com/7').filters).toEqual([]);
});

test('the same words a third time are copied, whoever sends them and however they are spelt', () => {
  const { see } = aWatch();
  see(sermon);
  see(`${sermon}!!`, 'ben');
  expect(see(sermon.toUpperCase(), 'cleo').filters).toEqual(['copied']);
});

test('greetings may be said by everyone', () => {
  const { see } = aWatch();
  for (let count = 0; count < 9; count += 1)
    expect(see('Good morning everyone').filters).toEqual([]);
});
