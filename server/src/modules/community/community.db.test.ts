import { randomUUID } from 'node:crypto';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  conversationIdSchema,
  type Message,
  type MessageId,
  messageIdSchema,
  notificationIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  monday,
  openCommunityStage,
  type TestMember,
  unmoderated,
} from './community.factory.ts';
import { maxNewConversationsPerDay } from './conversations/send-direct.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());

beforeEach(async () => {
  stage.platform.clock.set(monday);
  stage.rules.moderation = unmoderated;
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  stranger = await stage.join('Sven Olsen');
});

const notFoundError = { code: 'CONVERSATION_NOT_FOUND', defined: true };
const noMessage = { code: 'MESSAGE_NOT_FOUND', defined: true };

describe('what is not somebody’s is not found', () => {
  test('a foreign conversation, whatever is asked of it', async () => {
    const conversationId = await connectMembers(maja, otto);
    const { community, messages } = stranger.api;
    const requested = { conversationId };
    const answers = await Promise.allSettled([
      community.conversation(requested),
      community.members(requested),
      community.mute({ ...requested, isMuted: true }),
      community.leave(requested),
      community.joinRoom(requested),
      community.acceptRequest(requested),
      community.declineRequest(requested),
      community.renameGroup({ ...requested, title: 'Mine' }),
      community.addToGroup({ ...requested, personIds: [maja.id] }),
      messages.list(requested),
      messages.changes({ ...requested, revision: 0 }),
      messages.send({ ...requested, ...createMessageDraft() }),
      messages.markRead({ ...requested, seq: 1 }),
      messages.search({ ...requested, query: 'Hello' }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: notFoundError });
    }
    expect(await messages.search({ query: 'Hello' })).toEqual([]);
  });

  test('a foreign message, and one that never was', async () => {
    const conversationId = await connectMembers(maja, otto);
    const { messages: page } = await maja.api.messages.list({ conversationId });
    const foreign = firstOf(page);
    const { messages } = stranger.api;
    for (const messageId of [foreign, messageIdSchema.parse(randomUUID())]) {
      const answers = await Promise.allSettled([
        messages.thread({ messageId }),
        messages.edit({ messageId, text: 'Changed' }),
        messages.remove({ messageId }),
        messages.react({ messageId, kind: 'like', isOn: true }),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected', reason: noMessage });
      }
    }
    const room = await insertRoom(stage.db);
    const reply = { conversationId: room, ...createMessageDraft(), replyTo: foreign };
    await expect(messages.send(reply)).rejects.toMatchObject(noMessage);
  });

  test('somebody else’s notification', async () => {
    await connectMembers(maja, otto);
    const [mine] = await otto.api.chatNotifications.list();
    const id = mine?.id ?? notificationIdSchema.parse(randomUUID());
    await expect(stranger.api.chatNotifications.dismiss({ id })).rejects.toMatchObject({
      code: 'NOTIFICATION_NOT_FOUND',
    });
    expect(await otto.api.chatNotifications.list()).toHaveLength(1);
  });

  test('a course’s room for whoever does not own the course, member or not', async () => {
    const { id } = await insertOffer(stage.db, {
      kind: 'course',
      price: 9_900,
      title: 'Fast Track',
    });
    const courseId = itemIdSchema.parse(id);
    const conversationId = await insertRoom(stage.db, { courseId, title: 'Fast Track' });
    await expect(maja.api.messages.list({ conversationId })).rejects.toMatchObject(notFoundError);
    stage.owners.set(maja.id, [courseId]);
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    expect(await titlesOf(maja)).toContain('Fast Track');
    expect(await titlesOf(otto)).not.toContain('Fast Track');
    stage.owners.delete(maja.id);
    await expect(maja.api.messages.list({ conversationId })).rejects.toMatchObject(notFoundError);
    expect(await maja.api.community.conversations()).toEqual([]);
  });

  test('a course’s room follows the course: after a refund nothing of it is heard, and it can be left', async () => {
    const { id } = await insertOffer(stage.db, {
      kind: 'course',
      price: 9_900,
      title: 'Refunded',
    });
    const courseId = itemIdSchema.parse(id);
    const conversationId = await insertRoom(stage.db, { courseId, title: 'Refunded' });
    for (const each of [maja, otto]) {
      stage.owners.set(each.id, [courseId]);
      await each.api.community.joinRoom({ conversationId });
    }
    const mention = { ...createMessageDraft('@Otto Brandt?'), mentions: [otto.id] };
    await maja.api.messages.send({ conversationId, ...mention });
    expect(await otto.api.chatNotifications.list()).toHaveLength(1);
    stage.owners.delete(otto.id);
    expect(await roomsOf(otto)).toEqual([]);
    expect(await roomsOf(maja)).toEqual([conversationId]);
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await otto.api.community.people({ query: 'Maja' })).toEqual([]);
    const members = await maja.api.community.members({ conversationId });
    expect(members.map((each) => each.id)).toEqual([maja.id]);
    await otto.api.chatNotifications.markRead({ conversationId });
    const sent = await maja.api.messages.send({
      conversationId,
      ...mention,
      ...createMessageDraft('@Otto Brandt!'),
    });
    expect(sent.mentions).toEqual([]);
    stage.owners.set(otto.id, [courseId]);
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    stage.owners.delete(otto.id);
    await otto.api.community.leave({ conversationId });
    stage.owners.set(otto.id, [courseId]);
    expect(await otto.api.community.conversation({ conversationId })).toMatchObject({
      isMember: false,
    });
    await expect(stranger.api.community.leave({ conversationId })).rejects.toMatchObject(
      notFoundError,
    );
  });

  test('in a course’s room only its owners and who moderates count, however many sit before them', async () => {
    const { id } = await insertOffer(stage.db, { kind: 'course', price: 9_900, title: 'Full' });
    const courseId = itemIdSchema.parse(id);
    const conversationId = await insertRoom(stage.db, { courseId, title: 'Full' });
    for (let number = 0; number < 52; number += 1) {
      const former = await stage.join(`Aaron Former${number}`);
      stage.owners.set(former.id, [courseId]);
      await former.api.community.joinRoom({ conversationId });
      stage.owners.delete(former.id);
    }
    const clerk = await stage.join('Berta Clerk', { isAdmin: true, roles: ['bookkeeper'] });
    stage.owners.set(clerk.id, [courseId]);
    const moderator = await stage.join('Carla Moderator', { isAdmin: true, roles: ['moderator'] });
    stage.owners.set(maja.id, [courseId]);
    for (const each of [clerk, moderator, maja]) {
      await each.api.community.joinRoom({ conversationId });
    }
    stage.owners.delete(clerk.id);
    const members = await maja.api.community.members({ conversationId });
    expect(members.map(({ name }) => name)).toEqual(['Carla Moderator', 'Maja Horvat']);
    expect(await roomsOf(clerk)).toEqual([]);
    expect(await roomsOf(moderator)).toEqual([conversationId]);
    const rooms = await moderator.api.communityAdmin.rooms();
    expect(rooms.find((room) => room.id === conversationId)).toMatchObject({ memberCount: 2 });
  });

  test('visitors are told to sign in, and read what is public', async () => {
    const visitor = createRouterClient(stage.community.routers, {
      context: contextOf(callers.anonymous),
    });
    await insertRoom(stage.db, { title: 'Commodities' });
    await expect(visitor.community.rooms()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const { rooms } = await visitor.community.overview();
    expect(rooms).toContainEqual(expect.objectContaining({ title: 'Commodities' }));
  });
});

describe('direct messages', () => {
  test('a stranger’s first message is a request: one, without links, until it is accepted', async () => {
    const { messages } = maja.api;
    const toOtto = { personId: otto.id };
    await expect(
      messages.sendDirect({ ...toOtto, ...createMessageDraft('See t.me/fast-money now') }),
    ).rejects.toMatchObject({ code: 'LINKS_IN_REQUEST' });
    expect(await otto.api.community.conversations()).toEqual([]);
    const { conversation } = await messages.sendDirect({
      ...toOtto,
      ...createMessageDraft('May I ask?'),
    });
    expect(conversation).toMatchObject({ request: 'sent', counterpart: { name: 'Otto Brandt' } });
    const waiting = { code: 'REQUEST_PENDING' };
    await expect(
      messages.sendDirect({ ...toOtto, ...createMessageDraft('Hello?') }),
    ).rejects.toMatchObject(waiting);
    const [received] = await otto.api.community.conversations();
    expect(received).toMatchObject({ request: 'received', unread: 1, title: 'Maja Horvat' });
    expect(await otto.api.chatNotifications.list()).toMatchObject([
      { reason: 'request', title: 'Maja Horvat' },
    ]);
    await otto.api.messages.send({
      conversationId: conversation.id,
      ...createMessageDraft('Of course'),
    });
    await messages.send({
      conversationId: conversation.id,
      ...createMessageDraft('https://example.org'),
    });
    const [talk] = await otto.api.community.conversations();
    expect(talk).toMatchObject({ request: null, seq: 3, unread: 1 });
  });

  test('are listed with the time of the last one that was read', async () => {
    const conversationId = await connectMembers(maja, otto);
    const write = () => maja.api.messages.send({ conversationId, ...createMessageDraft() });
    const { seq, sentAt } = await write();
    await otto.api.messages.markRead({ conversationId, seq });
    stage.platform.clock.set(new Date(sentAt.getTime() + 60_000).toISOString());
    await write();
    const [listed] = await otto.api.community.conversations();
    expect(listed).toMatchObject({ unread: 1, readUntil: sentAt });
  });

  test('two who write to each other at once have one conversation', async () => {
    const [one, other] = await Promise.all([
      maja.api.messages.sendDirect({ personId: otto.id, ...createMessageDraft('Hello Otto') }),
      otto.api.messages.sendDirect({ personId: maja.id, ...createMessageDraft('Hello Maja') }),
    ]);
    expect(one.conversation.id).toBe(other.conversation.id);
    const [talk] = await maja.api.community.conversations();
    expect(talk).toMatchObject({ seq: 2, request: null });
  });

  test('a declined request leaves the list; its sender hears nothing of it', async () => {
    const { conversation } = await maja.api.messages.sendDirect({
      personId: otto.id,
      ...createMessageDraft(),
    });
    await otto.api.community.declineRequest({ conversationId: conversation.id });
    expect(await otto.api.community.conversations()).toEqual([]);
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await maja.api.community.conversations()).toMatchObject([{ request: 'sent' }]);
    await expect(
      maja.api.messages.send({ conversationId: conversation.id, ...createMessageDraft() }),
    ).rejects.toMatchObject({ code: 'REQUEST_PENDING' });
  });

  test('a blocked sender delivers nothing: no message, no edit, no reaction, no notice', async () => {
    const conversationId = await connectMembers(maja, otto);
    const { messages: page } = await maja.api.messages.list({ conversationId });
    const messageId = firstOf(page);
    await otto.api.chatNotifications.markRead({ conversationId });
    await otto.api.community.block({ personId: maja.id });
    const { messages, community } = maja.api;
    const unavailable = { status: 'rejected', reason: { code: 'RECIPIENT_UNAVAILABLE' } };
    const answers = await Promise.allSettled([
      messages.send({ conversationId, ...createMessageDraft() }),
      messages.sendDirect({ personId: otto.id, ...createMessageDraft() }),
      messages.edit({ messageId, text: 'Changed' }),
      messages.react({ messageId, kind: 'like', isOn: true }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    await expect(
      community.createGroup({
        conversationId: conversationIdSchema.parse(randomUUID()),
        title: 'Come in',
        personIds: [otto.id],
      }),
    ).rejects.toMatchObject({ code: 'NOT_A_CONTACT' });
    const room = await insertRoom(stage.db);
    await otto.api.community.joinRoom({ conversationId: room });
    await messages.send({
      conversationId: room,
      ...createMessageDraft('@Otto'),
      mentions: [otto.id],
    });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await textsOf(otto, conversationId)).toEqual(['Hello!']);
    const { messages: inRoom } = await otto.api.messages.list({ conversationId: room });
    expect(inRoom).toMatchObject([{ isFromBlocked: true }]);
    await otto.api.community.unblock({ personId: maja.id });
    await messages.send({ conversationId, ...createMessageDraft('Sorry') });
  });

  test('staff never write first, answer where they are asked, and carry the badge', async () => {
    const adam = await stage.join('Adam Novák', { isAdmin: true });
    await expect(
      adam.api.messages.sendDirect({ personId: maja.id, ...createMessageDraft() }),
    ).rejects.toMatchObject({ code: 'STAFF_NEVER_WRITES_FIRST' });
    const { conversation } = await maja.api.messages.sendDirect({
      personId: adam.id,
      ...createMessageDraft('A question'),
    });
    expect(conversation.counterpart).toMatchObject({ name: 'Adam Novák', isStaff: true });
    await adam.api.messages.send({
      conversationId: conversation.id,
      ...createMessageDraft('Yes?'),
    });
    const { messages } = await maja.api.messages.list({ conversationId: conversation.id });
    expect(messages.map(({ sender }) => sender?.isStaff)).toEqual([false, true]);
    // Community staff can read rooms, but not private conversations.
    const foreign = await connectMembers(maja, otto);
    await expect(adam.api.messages.list({ conversationId: foreign })).rejects.toMatchObject(
      notFoundError,
    );
  });

  test('nobody writes to everybody: so many conversations are begun in a day', async () => {
    for (let number = 0; number < maxNewConversationsPerDay; number += 1) {
      const somebody = await stage.join(`Member ${number}`);
      await maja.api.messages.sendDirect({ personId: somebody.id, ...createMessageDraft() });
    }
    const toOtto = { personId: otto.id, ...createMessageDraft() };
    const tooMany = { code: 'TOO_MANY_REQUESTS' };
    await expect(maja.api.messages.sendDirect(toOtto)).rejects.toMatchObject(tooMany);
    stage.platform.clock.set('2026-11-17T10:00:01Z');
    await maja.api.messages.sendDirect(toOtto);
  });
});

describe('groups', () => {
  test('are made of people who already talk; who comes later reads from then on', async () => {
    await connectMembers(maja, otto);
    await connectMembers(otto, stranger);
    const conversationId = conversationIdSchema.parse(randomUUID());
    const group = { conversationId, title: 'Tuesday', personIds: [otto.id] };
    await expect(
      maja.api.community.createGroup({ ...group, personIds: [stranger.id] }),
    ).rejects.toMatchObject({ code: 'NOT_A_CONTACT' });
    await maja.api.community.createGroup(group);
    const again = await maja.api.community.createGroup(group);
    expect(again).toMatchObject({ kind: 'group', memberCount: 2, title: 'Tuesday' });
    const before = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Before'),
    });
    const added = { conversationId, personIds: [stranger.id] };
    expect(await otto.api.community.addToGroup(added)).toMatchObject({ memberCount: 3 });
    const reply = { conversationId, ...createMessageDraft('After'), replyTo: before.id };
    await maja.api.messages.send(reply);
    const [seen] = (await stranger.api.messages.list({ conversationId })).messages;
    expect(seen).toMatchObject({ text: 'After', seq: 2, replyTo: null });
    expect(await stranger.api.messages.search({ query: 'Before' })).toEqual([]);
    await expect(stranger.api.messages.thread({ messageId: before.id })).rejects.toMatchObject(
      noMessage,
    );
    const listed = await stranger.api.community.conversation({ conversationId });
    expect(listed).toMatchObject({ unread: 1, firstSeq: 2 });
    await stranger.api.community.leave({ conversationId });
    await expect(stranger.api.messages.list({ conversationId })).rejects.toMatchObject(
      notFoundError,
    );
  });
});

function firstOf(page: readonly Message[]): MessageId {
  const [first] = page;
  if (!first) throw new Error('the page is empty');
  return first.id;
}

async function titlesOf({ api }: TestMember): Promise<string[]> {
  return (await api.community.rooms()).map(({ title }) => title);
}

async function textsOf(
  { api }: TestMember,
  conversationId: ReturnType<typeof conversationIdSchema.parse>,
): Promise<string[]> {
  const { messages } = await api.messages.list({ conversationId });
  return messages.map(({ text }) => text);
}

async function roomsOf({ id }: TestMember): Promise<readonly string[]> {
  return (await stage.community.findListener(id)).rooms;
}
