import { expect, test } from 'vitest';
import { conversationIdSchema } from './community/community.schemas.ts';
import { type ChatUpdate, mergeLiveMessages } from './live.ts';

const one = conversationIdSchema.parse('00000000-0000-4000-8000-000000000001');
const two = conversationIdSchema.parse('00000000-0000-4000-8000-000000000002');

function createUpdate(said: Partial<ChatUpdate>): ChatUpdate {
  return { topic: 'chat', conversations: [], notifications: [], joined: [], left: [], ...said };
}

test('news of several conversations are one piece of news', () => {
  const merged = mergeLiveMessages(
    createUpdate({ conversations: [one] }),
    createUpdate({ conversations: [two, one] }),
  );
  expect(merged).toEqual(createUpdate({ conversations: [one, two] }));
});

test('whoever came and left is out, and the other way round', () => {
  expect(mergeLiveMessages(createUpdate({ joined: [one] }), createUpdate({ left: [one] }))).toEqual(
    createUpdate({ left: [one] }),
  );
  expect(mergeLiveMessages(createUpdate({ left: [one] }), createUpdate({ joined: [one] }))).toEqual(
    createUpdate({ joined: [one] }),
  );
});

test('content merges by its tags, and unlike news not at all', () => {
  const blog = { topic: 'content' as const, tags: ['blog'] };
  const events = { topic: 'content' as const, tags: ['events', 'blog'] };
  expect(mergeLiveMessages(blog, events)).toEqual({ topic: 'content', tags: ['blog', 'events'] });
  expect(mergeLiveMessages(blog, { topic: 'cart' })).toBeNull();
});

test('merged news name the requests that did it only where all do', () => {
  const first = { topic: 'content' as const, tags: ['blog'], by: ['request-1'] };
  const second = { topic: 'content' as const, tags: ['events'], by: ['request-2'] };
  expect(mergeLiveMessages(first, second)).toEqual({
    topic: 'content',
    tags: ['blog', 'events'],
    by: ['request-1', 'request-2'],
  });
  expect(mergeLiveMessages(first, { topic: 'content', tags: [] })).toEqual({
    topic: 'content',
    tags: ['blog'],
  });
  const cart = { topic: 'cart' as const, by: ['request-1'] };
  expect(mergeLiveMessages({ topic: 'cart' }, cart)).toEqual({ topic: 'cart' });
  expect(mergeLiveMessages(cart, { ...cart, by: ['request-2'] })).toEqual({
    topic: 'cart',
    by: ['request-1', 'request-2'],
  });
});
