import { expect, it } from 'vitest';
import { conversationOf } from '../chat/message.factory.ts';
import { conversationToOpen } from './conversation-to-open.ts';

const general = conversationOf({ id: 'general' });
const dax = conversationOf({ id: 'dax', readUntil: new Date('2026-11-17T10:00Z') });
const oil = conversationOf({ id: 'oil', readUntil: new Date('2026-11-17T11:00Z'), unread: 4 });

it('is the one that the reader read last', () => {
  expect(conversationToOpen([general, oil, dax], [general, oil, dax])).toBe(oil);
});

it('is never a request that nobody has accepted', () => {
  const request = { ...oil, kind: 'direct', request: 'received' } as const;
  expect(conversationToOpen([dax, request], [general])).toBe(dax);
});

it('is the first open room for somebody new', () => {
  const archived = conversationOf({ id: 'archived', isArchived: true });
  expect(conversationToOpen([], [archived, general, dax])).toBe(general);
  expect(conversationToOpen([], [])).toBeUndefined();
});
