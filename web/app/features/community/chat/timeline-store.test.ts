// @vitest-environment jsdom

import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { publishChatEvent } from '../../../lib/chat-events.ts';
import { StubError } from '../../../lib/testing/stub-api.ts';
import { messageOf } from './message.factory.ts';
import { createTimelineStore, type OpenAt } from './timeline-store.ts';

const network = await vi.hoisted(async () => {
  const { replaceNetwork } = await import('../../../lib/testing/stub-api.ts');
  return replaceNetwork();
});

const room = conversationIdSchema.parse('018f4c5e-0000-7000-8000-000000000001');
const messages = Array.from({ length: 9 }, (_, index) =>
  messageOf({ seq: index + 1, conversationId: room }),
);
const pageOf = (from: number, to: number) => ({
  messages: messages.slice(from - 1, to),
  hasBefore: from > 1,
  hasAfter: false,
  revision: to,
  seq: to,
  readSeq: 0,
});
const changesAfter = (revision: number, to: number) => ({
  messages: messages.slice(revision, to),
  revision: to,
  isComplete: true,
  seq: to,
  readSeq: 0,
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function start(at: OpenAt = 'end') {
  const store = createTimelineStore(room);
  stops.push(store.start(at));
  const seqs = () => {
    const state = store.read();
    return state.status === 'ready' ? state.timeline.messages.map(({ seq }) => seq) : state.status;
  };
  const outgoing = () => {
    const state = store.read();
    return state.status === 'ready' ? state.timeline.outgoing : state.outgoing;
  };
  return { store, seqs, outgoing };
}

const draft = { text: 'Fair.', replyTo: null, mentions: [], trade: null, picture: null };
/** Messages 1 and 2 around what was read, and 7 to 9 at the end. */
const inTheMiddle = (input: unknown) =>
  Object(input).around ? { ...pageOf(1, 2), hasAfter: true, revision: 9 } : pageOf(7, 9);

function receiveEvents() {
  publishChatEvent({
    topic: 'chat',
    conversations: [room],
    notifications: [],
    joined: [],
    left: [],
  });
}

function receiveMessages(after: number, to: number) {
  publishChatEvent({
    topic: 'chat',
    conversations: [],
    notifications: [],
    joined: [],
    left: [],
    changes: [{ conversationId: room, after, revision: to, messages: messages.slice(after, to) }],
  });
}

it('shows messages that the stream carries without asking, and asks after a gap', async () => {
  const ask = vi.fn(() => changesAfter(4, 8));
  network.answer({ 'messages.list': () => pageOf(1, 2), 'messages.changes': ask });
  const { seqs } = start();
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  receiveMessages(2, 3);
  receiveMessages(1, 4);
  receiveMessages(2, 3);
  expect(seqs()).toEqual([1, 2, 3, 4]);
  expect(ask).not.toHaveBeenCalled();
  receiveMessages(6, 8);
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('a busy room is marked read every two seconds, up to its end', async () => {
  const markRead = vi.fn((_read: unknown) => ({ readSeq: 0, unread: 0 }));
  network.answer({ 'messages.list': () => pageOf(1, 2), 'messages.markRead': markRead });
  const { store, seqs } = start();
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  vi.useFakeTimers();
  expect(await store.markRead()).toBe(true);
  const marked = [3, 4, 5].map((seq) => {
    receiveMessages(seq - 1, seq);
    return store.markRead();
  });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(marked)).toEqual([true, true, true]);
  expect(markRead.mock.calls).toMatchObject([[{ seq: 2 }], [{ seq: 5 }]]);
  vi.useRealTimers();
});

it('a view that ends stores what was read at once, and leaves no timer', async () => {
  const markRead = vi.fn((_read: unknown) => ({ readSeq: 0, unread: 0 }));
  network.answer({ 'messages.list': () => pageOf(1, 2), 'messages.markRead': markRead });
  const { store, seqs } = start();
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  vi.useFakeTimers();
  await store.markRead();
  receiveMessages(2, 3);
  const marked = store.markRead();
  for (const stop of stops.splice(0)) stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  expect(await marked).toBe(true);
  expect(markRead.mock.calls).toMatchObject([[{ seq: 2 }], [{ seq: 3 }]]);
});

it('shows what was written while its first page was on its way', async () => {
  const answered = Promise.withResolvers<object>();
  network.answer({
    'messages.list': () => answered.promise,
    'messages.changes': () => changesAfter(2, 3),
  });
  const { seqs } = start();
  receiveEvents();
  answered.resolve(pageOf(1, 2));
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2, 3]));
});

it('shows what was edited while older messages were on their way', async () => {
  const edited = messageOf({ seq: 2, revision: 5, conversationId: room, text: 'Better' });
  const older = Promise.withResolvers<object>();
  network.answer({
    'messages.list': (input) => (Object(input).before ? older.promise : pageOf(4, 4)),
    'messages.changes': () => ({ ...changesAfter(4, 4), messages: [edited], revision: 5 }),
  });
  const { store, seqs } = start();
  await vi.waitFor(() => expect(seqs()).toEqual([4]));
  const paging = store.older();
  receiveEvents();
  // Read before the edit was stored.
  older.resolve({ ...pageOf(1, 3), revision: 4 });
  await paging;
  await vi.waitFor(() => {
    const state = store.read();
    expect(state.status === 'ready' && state.timeline.messages[1]?.text).toBe('Better');
  });
});

it('asks again for changes after one question failed', async () => {
  vi.useFakeTimers();
  try {
    const ask = vi.fn(() => {
      if (ask.mock.calls.length === 1) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return changesAfter(2, 3);
    });
    network.answer({ 'messages.list': () => pageOf(1, 2), 'messages.changes': ask });
    const { seqs } = start();
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
    receiveEvents();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    vi.mocked(console.warn).mockClear();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seqs()).toEqual([1, 2, 3]);
  } finally {
    vi.useRealTimers();
  }
});

it('asks no more in a conversation that is not the reader’s any longer', async () => {
  vi.useFakeTimers();
  try {
    const ask = vi.fn(() => {
      throw new StubError('CONVERSATION_NOT_FOUND', 404);
    });
    network.answer({ 'messages.list': () => pageOf(1, 2), 'messages.changes': ask });
    const { seqs } = start();
    await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
    receiveEvents();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
    vi.mocked(console.warn).mockClear();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(ask).toHaveBeenCalledTimes(1);
  } finally {
    vi.useRealTimers();
  }
});

it('a message that was refused is shown with the reason, also where the end wasn’t loaded', async () => {
  network.answer({
    'messages.list': inTheMiddle,
    'messages.send': () => {
      throw new StubError('SLOW_MODE', 429, { retryAfterSeconds: 30 });
    },
  });
  const { store, seqs, outgoing } = start({ around: 1 });
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  await store.send(draft);
  await vi.waitFor(() => expect(seqs()).toEqual([7, 8, 9]));
  expect(outgoing()).toMatchObject([{ text: 'Fair.', failure: { code: 'SLOW_MODE' } }]);
});

it('a message sent where the end wasn’t loaded is shown once, at the end', async () => {
  const sent: ReturnType<typeof messageOf>[] = [];
  network.answer({
    'messages.list': (input) => {
      const page = inTheMiddle(input);
      return page.hasAfter ? page : { ...page, messages: [...page.messages, ...sent] };
    },
    'messages.send': (input) => {
      const { clientId } = Object(input);
      sent.push(messageOf({ seq: 10, clientId, conversationId: room }));
      return sent[0];
    },
  });
  const { store, seqs, outgoing } = start({ around: 1 });
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  await store.send(draft);
  expect(seqs()).toEqual([7, 8, 9, 10]);
  expect(outgoing()).toEqual([]);
});

it('a message that arrived although its answer was lost isn’t shown as failed too', async () => {
  network.answer({
    'messages.list': () => pageOf(1, 2),
    'messages.send': (input) => {
      const { clientId } = Object(input);
      const message = messageOf({ seq: 3, clientId, conversationId: room });
      publishChatEvent({
        topic: 'chat',
        conversations: [],
        notifications: [],
        joined: [],
        left: [],
        changes: [{ conversationId: room, after: 2, revision: 3, messages: [message] }],
      });
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    },
  });
  const { store, seqs, outgoing } = start();
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  await store.send(draft);
  expect(seqs()).toEqual([1, 2, 3]);
  expect(outgoing()).toEqual([]);
});

it('newer messages that arrive after the end was opened leave no gap in it', async () => {
  const newer = Promise.withResolvers<object>();
  network.answer({
    'messages.list': (input) => (Object(input).after ? newer.promise : inTheMiddle(input)),
  });
  const { store, seqs } = start({ around: 1 });
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  const paging = store.newer();
  await store.open('end');
  newer.resolve({ ...pageOf(3, 4), hasAfter: true });
  await paging;
  expect(seqs()).toEqual([7, 8, 9]);
});

it('a message written before the first page is sent, and kept when both fail', async () => {
  let isAway = true;
  const reply = (answer: unknown) => {
    if (isAway) throw new StubError('INTERNAL_SERVER_ERROR', 500);
    return answer;
  };
  network.answer({
    'messages.list': () => reply(pageOf(1, 2)),
    'messages.send': (input) =>
      reply(messageOf({ seq: 3, clientId: Object(input).clientId, conversationId: room })),
  });
  const { store, seqs, outgoing } = start();
  await store.send(draft);
  await vi.waitFor(() => expect(seqs()).toBe('failed'));
  expect(outgoing()).toMatchObject([{ text: 'Fair.', failure: { status: 500 } }]);
  isAway = false;
  for (const each of outgoing()) await store.retry(each);
  expect(seqs()).toEqual([1, 2, 3]);
  expect(outgoing()).toEqual([]);
});

it('messages stay when the end of their conversation can’t be loaded', async () => {
  network.answer({
    'messages.list': (input) => {
      if (!Object(input).around) throw new StubError('INTERNAL_SERVER_ERROR', 500);
      return inTheMiddle(input);
    },
    'messages.send': () => {
      throw new StubError('INTERNAL_SERVER_ERROR', 500);
    },
  });
  const { store, seqs, outgoing } = start({ around: 1 });
  await vi.waitFor(() => expect(seqs()).toEqual([1, 2]));
  await store.send(draft);
  expect(await store.showEnd()).toBe(false);
  expect(seqs()).toEqual([1, 2]);
  expect(outgoing()).toMatchObject([{ failure: { status: 500 } }]);
  expect(console.warn).toHaveBeenCalled();
  vi.mocked(console.warn).mockClear();
});
