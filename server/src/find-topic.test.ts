import { expect, test } from 'vitest';
import { findTopic } from './find-topic.ts';

const id = '018f4c5e-0000-7000-8000-0000000000a1';
const sources = {
  blog: { findPublicName: async () => ({ title: 'What a stop costs', slug: 'stops' }) },
  events: {
    findTitle: async (_: unknown, at: { slug: string; date: string }) =>
      at.slug === 'tuesday' && at.date === '2026-11-17' ? 'Live on Tuesday' : null,
  },
};
// The sources above don't use a database.
const find = (topic: string) => findTopic(sources, null as never, topic);

test('a topic names a public page, with its title', async () => {
  expect(await find(`post:${id}`)).toEqual({
    kind: 'post',
    title: 'What a stop costs',
    path: '/blog/stops',
  });
  expect(await find('post:not-an-id')).toBeNull();
  expect(await find('session:tuesday/2026-11-17')).toEqual({
    kind: 'session',
    title: 'Live on Tuesday',
    path: '/events/tuesday/2026-11-17',
  });
  expect(await find('session:tuesday/2026-11-18')).toBeNull();
});
