import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { callers, contextOf } from '../../../testing/callers.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
  unmoderated,
} from '../community.factory.ts';

const topic = 'post:018f4c5e-0000-7000-8000-0000000000a1';
const shown = { kind: 'post', title: 'What a stop costs', path: '/blog/stops' } as const;

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  stage.rules.moderation = unmoderated;
  await stage.pool.query('delete from chat_conversations');
  stage.topics.clear();
  stage.topics.set(topic, shown);
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
});

const discuss = (person: TestMember, draft = createMessageDraft()) =>
  person.api.community.discuss({ topic, ...draft });

test('the first message starts the thread in the first open room, later ones reply to it', async () => {
  const room = await insertRoom(stage.db);
  const visitor = createRouterClient(stage.community.routers, {
    context: contextOf(callers.anonymous),
  });
  const read = () => visitor.community.discussion({ topic });
  expect(await read()).toEqual({ count: 0, thread: null });
  const draft = createMessageDraft('And with a gap?');
  const root = await discuss(maja, draft);
  expect(root).toMatchObject({ conversationId: room, topic: shown, replyTo: null });
  expect(await discuss(maja, draft)).toEqual(root);
  const reply = await discuss(otto, createMessageDraft('Then it costs more.'));
  expect(reply).toMatchObject({ replyTo: { id: root.id }, topic: null });
  const thread = { conversationId: room, messageId: root.id };
  expect(await read()).toEqual({ count: 2, thread });
  await otto.api.messages.remove({ messageId: reply.id });
  expect(await read()).toEqual({ count: 1, thread });
  await maja.api.messages.remove({ messageId: root.id });
  expect(await read()).toEqual({ count: 0, thread });
  const { messages } = await otto.api.messages.list({ conversationId: room });
  expect(messages[0]).toMatchObject({ state: 'removed', text: '', topic: shown });
});

test('a message that was sent elsewhere before starts no thread', async () => {
  await insertRoom(stage.db);
  const conversationId = await connectMembers(maja, otto);
  const draft = createMessageDraft('Only for Otto');
  await maja.api.messages.send({ conversationId, ...draft });
  await discuss(maja, draft);
  const root = await discuss(otto, createMessageDraft('The first about this'));
  expect(root).toMatchObject({ topic: shown, replyTo: null });
});

test('two who start at once write into one thread', async () => {
  await insertRoom(stage.db);
  const both = await Promise.all([discuss(maja), discuss(otto)]);
  expect(both.filter((message) => message.topic !== null)).toHaveLength(1);
  expect(both.filter((message) => message.replyTo !== null)).toHaveLength(1);
});

test('a thread whose room was archived is followed by a new one in an open room', async () => {
  const archived = await insertRoom(stage.db);
  const before = await discuss(maja);
  await insertRoom(stage.db);
  await stage.pool.query('update chat_conversations set archived_at = now() where id = $1', [
    archived,
  ]);
  const read = () => maja.api.community.discussion({ topic });
  expect(await read()).toEqual({ count: 0, thread: null });
  const root = await discuss(otto);
  expect(root).toMatchObject({ topic: shown, replyTo: null });
  expect(root.conversationId).not.toBe(archived);
  expect(await discuss(maja)).toMatchObject({ replyTo: { id: root.id } });
  expect(await read()).toMatchObject({ count: 2, thread: { messageId: root.id } });
  const { root: kept } = await otto.api.messages.thread({ messageId: before.id });
  expect(kept).toMatchObject({ id: before.id, topic: shown });
});

test('with no open room left, the archived thread stays linked, and nobody can go on', async () => {
  const room = await insertRoom(stage.db);
  const root = await discuss(maja);
  await stage.pool.query('update chat_conversations set archived_at = now() where id = $1', [room]);
  expect(await otto.api.community.discussion({ topic })).toMatchObject({
    count: 1,
    thread: { messageId: root.id },
  });
  await expect(discuss(otto)).rejects.toThrow();
});

test('what isn’t public, or has no room, can’t be discussed; nor can restricted members', async () => {
  const refused = { code: 'TOPIC_NOT_FOUND', defined: true };
  await expect(discuss(maja)).rejects.toMatchObject(refused);
  await insertRoom(stage.db);
  const other = { topic: 'session:nowhere/2026-01-06', ...createMessageDraft() };
  await expect(maja.api.community.discuss(other)).rejects.toMatchObject(refused);
  for (const nonsense of ['post:../../etc', 'session:tuesday/2026-99-99']) {
    const wrong = { topic: nonsense, ...createMessageDraft() };
    await expect(maja.api.community.discuss(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  stage.rules.moderation = { ...unmoderated, findRestriction: async () => ({ until: null }) };
  await expect(discuss(maja)).rejects.toMatchObject({ code: 'RESTRICTED', defined: true });
});
