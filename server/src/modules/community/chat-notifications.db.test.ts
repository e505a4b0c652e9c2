import {
  type ChatNotification,
  type ConversationId,
  maxNotifications,
} from '@danube/contract/community/community.schemas.ts';
import { liveMessageSchema } from '@danube/contract/live.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  monday,
  openCommunityStage,
  type TestMember,
} from './community.factory.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());

beforeEach(async () => {
  stage.platform.clock.set(monday);
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
});

test('[R3.01i] chat_notifications keeps its specified field names', async () => {
  await connectMembers(maja, otto);
  const { rows } = await stage.pool.query(
    'select id, user_id, conversation_id, is_read, created_at from chat_notifications where user_id = $1',
    [otto.id],
  );
  expect(rows).toMatchObject([{ user_id: otto.id, is_read: false, created_at: new Date(monday) }]);
});

test('the database keeps one unread for a person and a conversation', async () => {
  const conversationId = await connectMembers(maja, otto);
  const again = stage.pool.query(
    `insert into chat_notifications (id, user_id, conversation_id, created_at, reason)
     values (gen_random_uuid(), $1, $2, now(), 'message')`,
    [otto.id, conversationId],
  );
  await expect(again).rejects.toMatchObject({ constraint: 'chat_notifications_unread' });
});

describe('the list', () => {
  test('[R7.07] [R9.01f] has the unread ones, newest first, and no more than fifty', async () => {
    await stage.pool.query(
      `with rooms as (
        insert into chat_conversations (id, kind, slug, title, created_at, last_message_at)
        select gen_random_uuid(), 'room', 'list-' || number, 'Room ' || number, now(), now()
        from generate_series(1, $2) number returning id, title
      )
      insert into chat_notifications (id, user_id, conversation_id, created_at, reason)
      select gen_random_uuid(), $1, id, now() + substr(title, 6)::int * interval '1 minute', 'mention'
      from rooms`,
      [otto.id, maxNotifications + 1],
    );
    const titles = (await otto.api.chatNotifications.list()).map(({ title }) => title);
    expect(titles).toHaveLength(maxNotifications);
    expect(titles.slice(0, 2)).toEqual(['Room 51', 'Room 50']);
  });

  test('[R6.05] [R7.07] is the caller’s own, and nobody’s without a session', async () => {
    await connectMembers(maja, otto);
    expect(await maja.api.chatNotifications.list()).toEqual([]);
    expect(await otto.api.chatNotifications.list()).toMatchObject([{ userId: otto.id }]);
    const visitor = createRouterClient(stage.community.routers, {
      context: contextOf(callers.anonymous),
    });
    await expect(visitor.chatNotifications.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('[R7.07] falls by one where a conversation is marked read, whatever was written in it', async () => {
    const first = await connectMembers(maja, otto);
    const other = await stage.join('Rita Ferreira');
    await connectMembers(other, otto);
    for (const text of ['One', 'Two', 'Three']) {
      await maja.api.messages.send({ conversationId: first, ...createMessageDraft(text) });
    }
    expect(await otto.api.chatNotifications.list()).toHaveLength(2);
    await otto.api.chatNotifications.markRead({ conversationId: first });
    await otto.api.chatNotifications.markRead({ conversationId: first });
    expect(await otto.api.chatNotifications.list()).toMatchObject([{ title: 'Rita Ferreira' }]);
    await maja.api.messages.send({ conversationId: first, ...createMessageDraft('Four') });
    expect(await otto.api.chatNotifications.list()).toHaveLength(2);
  });

  test('[R7.07] loses one that its person deletes, once', async () => {
    await connectMembers(maja, otto);
    const [mine] = await otto.api.chatNotifications.list();
    if (!mine) throw new Error('there is one');
    await otto.api.chatNotifications.dismiss({ id: mine.id });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    await expect(otto.api.chatNotifications.dismiss({ id: mine.id })).rejects.toMatchObject({
      code: 'NOTIFICATION_NOT_FOUND',
    });
  });
});

describe('a person is notified', () => {
  test('in a room only when mentioned or answered', async () => {
    const room = await insertRoom(stage.db);
    await otto.api.community.joinRoom({ conversationId: room });
    await maja.api.messages.send({ conversationId: room, ...createMessageDraft() });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    await sendMention(room);
    expect(await otto.api.chatNotifications.list()).toMatchObject([{ reason: 'mention' }]);
    await otto.api.chatNotifications.markRead({ conversationId: room });
    const requested = await otto.api.messages.send({
      conversationId: room,
      ...createMessageDraft(),
    });
    const answer = { conversationId: room, ...createMessageDraft('So'), replyTo: requested.id };
    await maja.api.messages.send(answer);
    expect(await otto.api.chatNotifications.list()).toMatchObject([{ reason: 'reply' }]);
  });

  test('of nothing in what they muted, where unread messages still count', async () => {
    const conversationId = await connectMembers(maja, otto);
    await otto.api.messages.markRead({ conversationId, seq: 1 });
    await otto.api.community.mute({ conversationId, isMuted: true });
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await otto.api.community.conversations()).toMatchObject([{ unread: 1, isMuted: true }]);
  });

  test('until they have read to the end', async () => {
    const conversationId = await connectMembers(maja, otto);
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    expect(await otto.api.messages.markRead({ conversationId, seq: 1 })).toEqual({
      readSeq: 1,
      unread: 1,
    });
    expect(await otto.api.chatNotifications.list()).toHaveLength(1);
    const read = await otto.api.messages.markRead({ conversationId, seq: 99 });
    expect(read).toEqual({ readSeq: 2, unread: 0 });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await otto.api.messages.markRead({ conversationId, seq: 1 })).toEqual(read);
  });
});

test('[R6.05] [R7.07] [R7.16] live news of one go to its person alone, with the whole record', async () => {
  const conversationId = await connectMembers(maja, otto);
  const [stored] = await otto.api.chatNotifications.list();
  if (!stored) throw new Error('there is one');
  await otto.api.chatNotifications.markRead({ conversationId });
  await maja.api.messages.send({ conversationId, ...createMessageDraft() });
  const [second] = await otto.api.chatNotifications.list();
  if (!second) throw new Error('there is another');
  await otto.api.chatNotifications.dismiss({ id: second.id });
  expect(await readStreamedUpdates(otto)).toEqual([
    { event: 'insert', record: stored },
    { event: 'update', record: { ...stored, isRead: true, title: '' } },
    { event: 'insert', record: second },
    { event: 'delete', record: { ...second, title: '' } },
  ]);
  expect(await readStreamedUpdates(maja)).toEqual([]);
});

async function sendMention(conversationId: ConversationId): Promise<void> {
  const draft = { ...createMessageDraft('@Otto Brandt look'), mentions: [otto.id] };
  await maja.api.messages.send({ conversationId, ...draft });
}

/** The notification updates that this person's streams received, in order. */
async function readStreamedUpdates({ id }: TestMember) {
  const { rows } = await stage.pool.query<{ message: unknown }>(
    'select message from live_events where audience = $1 order by transaction_id, id',
    [`user:${id}`],
  );
  return rows.flatMap(({ message }): { event: string; record: ChatNotification }[] => {
    const news = liveMessageSchema.parse(message);
    return news.topic === 'chat' ? news.notifications : [];
  });
}
