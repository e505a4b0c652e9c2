import { expect, test } from 'vitest';
import { conversationIdSchema } from './community/community.schemas.ts';
import { type ChatUpdate, mergeLive } from './live.ts';

const one = conversationIdSchema.parse('00000000-0000-4000-8000-000000000001');
const two = conversationIdSchema.parse('00000000-0000-4000-8000-000000000002');

function news(said: Partial<ChatUpdate>): ChatUpdate {
  return { topic: 'chat', conversations: [], notifications: [], joined: [], left: [], ...said };
}

test('news of several conversations are one piece of news', () => {
  const merged = mergeLive(news({ conversations: [one] }), news({ conversations: [two, one] }));
  expect(merged).toEqual(news({ conversations: [one, two] }));
});

test('whoever came and left is out, and the other way round', () => {
  expect(mergeLive(news({ joined: [one] }), news({ left: [one] }))).toEqual(news({ left: [one] }));
  expect(mergeLive(news({ left: [one] }), news({ joined: [one] }))).toEqual(
    news({ joined: [one] }),
  );
});

test('content merges by its tags, and unlike news not at all', () => {
  const blog = { topic: 'content' as const, tags: ['blog'] };
  const events = { topic: 'content' as const, tags: ['events', 'blog'] };
  expect(mergeLive(blog, events)).toEqual({ topic: 'content', tags: ['blog', 'events'] });
  expect(mergeLive(blog, { topic: 'cart' })).toBeNull();
});

test('merged news name the requests that did it only where all do', () => {
  const first = { topic: 'content' as const, tags: ['blog'], by: ['request-1'] };
  const second = { topic: 'content' as const, tags: ['events'], by: ['request-2'] };
  expect(mergeLive(first, second)).toEqual({
    topic: 'content',
    tags: ['blog', 'events'],
    by: ['request-1', 'request-2'],
  });
  expect(mergeLive(first, { topic: 'content', tags: [] })).toEqual({
    topic: 'content',
    tags: ['blog'],
  });
  const cart = { topic: 'cart' as const, by: ['request-1'] };
  expect(mergeLive({ topic: 'cart' }, cart)).toEqual({ topic: 'cart' });
  expect(mergeLive(cart, { ...cart, by: ['request-2'] })).toEqual({
    topic: 'cart',
    by: ['request-1', 'request-2'],
  });
});
