import { randomUUID } from 'node:crypto';
import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import {
  conversationIdSchema,
  type MessageId,
  messageIdSchema,
  notificationIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callers, contextOf } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { unmoderated } from './community.api.ts';
import {
  aDraft,
  befriend,
  type CommunityStage,
  insertRoom,
  monday,
  openCommunityStage,
  type Somebody,
} from './community.factory.ts';
import { maxBegunADay } from './messages/send-direct.ts';

let stage: CommunityStage;
let maja: Somebody;
let otto: Somebody;
let stranger: Somebody;

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

const notThere = { code: 'CONVERSATION_NOT_FOUND', defined: true };
const noMessage = { code: 'MESSAGE_NOT_FOUND', defined: true };

describe('what is not somebody’s is not found', () => {
  test('a foreign conversation, whatever is asked of it', async () => {
    const conversationId = await befriend(maja, otto);
    const { community, messages } = stranger.api;
    const asked = { conversationId };
    const answers = await Promise.allSettled([
      community.conversation(asked),
      community.members(asked),
      community.mute({ ...asked, isMuted: true }),
      community.leave(asked),
      community.joinRoom(asked),
      community.acceptRequest(asked),
      community.declineRequest(asked),
      community.renameGroup({ ...asked, title: 'Mine' }),
      community.addToGroup({ ...asked, personIds: [maja.id] }),
      messages.list(asked),
      messages.changes({ ...asked, revision: 0 }),
      messages.send({ ...asked, ...aDraft() }),
      messages.markRead({ ...asked, seq: 1 }),
      messages.search({ ...asked, query: 'Hello' }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: notThere });
    }
    expect(await messages.search({ query: 'Hello' })).toEqual([]);
  });

  test('a foreign message, and one that never was', async () => {
    const conversationId = await befriend(maja, otto);
    const { messages: page } = await maja.api.messages.list({ conversationId });
    const foreign = page[0]?.id ?? ('' as MessageId);
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
    const reply = { conversationId: room, ...aDraft(), replyTo: foreign };
    await expect(messages.send(reply)).rejects.toMatchObject(noMessage);
  });

  test('somebody else’s notification', async () => {
    await befriend(maja, otto);
    const [mine] = await otto.api.chatNotifications.list();
    const id = mine?.id ?? notificationIdSchema.parse(randomUUID());
    await expect(stranger.api.chatNotifications.dismiss({ id })).rejects.toMatchObject({
      code: 'NOTIFICATION_NOT_FOUND',
    });
    expect(await otto.api.chatNotifications.list()).toHaveLength(1);
  });

  test('a course’s room for whoever does not own the course, member or not', async () => {
    const { id } = await insertOffer(stage.db, {
      ...{ kind: 'course', price: 9_900, title: 'Fast Track' },
    });
    const courseId = itemIdSchema.parse(id);
    const conversationId = await insertRoom(stage.db, { courseId, title: 'Fast Track' });
    await expect(maja.api.messages.list({ conversationId })).rejects.toMatchObject(notThere);
    stage.owners.set(maja.id, [courseId]);
    await maja.api.messages.send({ conversationId, ...aDraft() });
    expect(await titlesOf(maja)).toContain('Fast Track');
    expect(await titlesOf(otto)).not.toContain('Fast Track');
    stage.owners.delete(maja.id);
    await expect(maja.api.messages.list({ conversationId })).rejects.toMatchObject(notThere);
    expect(await maja.api.community.conversations()).toEqual([]);
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

describe('sending', () => {
  test('the same client id again is the same message', async () => {
    const conversationId = await insertRoom(stage.db);
    const draft = { conversationId, ...aDraft() };
    const first = await maja.api.messages.send(draft);
    const again = await maja.api.messages.send({ ...draft, text: 'Another text' });
    expect(again).toEqual(first);
    const { messages, seq } = await maja.api.messages.list({ conversationId });
    expect(messages).toHaveLength(1);
    expect(seq).toBe(1);
  });

  test('thirty at once, each twice, get dense places in one order for all', async () => {
    const conversationId = await insertRoom(stage.db);
    const drafts = Array.from({ length: 15 }, (_, index) => aDraft(`Number ${index}`));
    await Promise.all(
      [maja, otto].flatMap(({ api }) =>
        [...drafts, ...drafts].map((draft) => api.messages.send({ conversationId, ...draft })),
      ),
    );
    const [one, other] = await Promise.all(
      [maja, otto].map(({ api }) => api.messages.list({ conversationId, limit: 100 })),
    );
    expect(one?.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
    expect(other?.messages.map(({ id }) => id)).toEqual(one?.messages.map(({ id }) => id));
  });

  test('a room message is one live row, however many are in the room', async () => {
    const conversationId = await insertRoom(stage.db);
    for (const { api } of [maja, otto, stranger]) await api.community.joinRoom({ conversationId });
    await stage.pool.query('delete from live_events');
    await maja.api.messages.send({ conversationId, ...aDraft() });
    const { rows } = await stage.pool.query('select audience from live_events');
    expect(rows).toEqual([{ audience: `room:${conversationId}` }]);
  });

  test('a reply belongs to the thread of what it answers, at whatever depth', async () => {
    const conversationId = await insertRoom(stage.db);
    const root = await maja.api.messages.send({ conversationId, ...aDraft('Question') });
    const reply = { conversationId, ...aDraft('Answer'), replyTo: root.id };
    const answer = await otto.api.messages.send(reply);
    const deeper = { conversationId, ...aDraft('Thanks'), replyTo: answer.id };
    const thanks = await maja.api.messages.send(deeper);
    expect(thanks.replyTo).toMatchObject({ id: root.id, excerpt: 'Question' });
    const thread = await stranger.api.messages.thread({ messageId: thanks.id });
    expect(thread.root).toMatchObject({ id: root.id, replyCount: 2 });
    expect(thread.replies.map(({ text }) => text)).toEqual(['Answer', 'Thanks']);
  });

  test('slow mode says how long to wait', async () => {
    const conversationId = await insertRoom(stage.db, { slowSeconds: 30 });
    await maja.api.messages.send({ conversationId, ...aDraft() });
    stage.platform.clock.set('2026-11-16T10:00:10Z');
    await expect(maja.api.messages.send({ conversationId, ...aDraft() })).rejects.toMatchObject({
      code: 'SLOW_MODE',
      data: { retryAfterSeconds: 20 },
    });
    await otto.api.messages.send({ conversationId, ...aDraft() });
    stage.platform.clock.set('2026-11-16T10:00:31Z');
    await maja.api.messages.send({ conversationId, ...aDraft() });
  });

  test('whoever is restricted writes, edits and reacts nowhere, and may take back', async () => {
    const conversationId = await insertRoom(stage.db);
    const { id: messageId } = await maja.api.messages.send({ conversationId, ...aDraft() });
    const until = new Date('2026-11-20T00:00:00Z');
    stage.rules.moderation = { ...unmoderated, findRestriction: async () => ({ until }) };
    const { messages, community } = maja.api;
    const refused = { status: 'rejected', reason: { code: 'RESTRICTED', data: { until } } };
    const answers = await Promise.allSettled([
      messages.send({ conversationId, ...aDraft() }),
      messages.edit({ messageId, text: 'Changed' }),
      messages.react({ messageId, kind: 'like', isOn: true }),
      messages.sendDirect({ personId: otto.id, ...aDraft() }),
      community.createGroup({
        ...{ conversationId: conversationIdSchema.parse(randomUUID()), title: 'Mine' },
        personIds: [otto.id],
      }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(refused);
    expect(await messages.remove({ messageId })).toMatchObject({ state: 'removed', text: '' });
  });
});

describe('changing a message', () => {
  test('its author edits it, others don’t; the text before is for moderators', async () => {
    const conversationId = await insertRoom(stage.db);
    const sent = await maja.api.messages.send({ conversationId, ...aDraft('Stop at 24,100') });
    const messageId = sent.id;
    await expect(otto.api.messages.edit({ messageId, text: 'Not his' })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_CHANGEABLE',
    });
    const edited = await maja.api.messages.edit({ messageId, text: 'Stop at 24,050' });
    expect(edited).toMatchObject({ text: 'Stop at 24,050', editedAt: new Date(monday) });
    expect(edited.revision).toBeGreaterThan(sent.revision);
    const moderated = await stage.community.api.findMessage(stage.db, messageId);
    expect(moderated?.edits).toEqual([{ editedAt: new Date(monday), text: 'Stop at 24,100' }]);
  });

  test('removing leaves the place and nothing else, in no list and no search', async () => {
    const conversationId = await insertRoom(stage.db);
    const { id: messageId } = await maja.api.messages.send({
      ...{ conversationId, ...aDraft('Overnight risk') },
    });
    await otto.api.messages.react({ messageId, kind: 'like', isOn: true });
    await maja.api.messages.edit({ messageId, text: 'Overnight risk, again' });
    await maja.api.messages.remove({ messageId });
    await maja.api.messages.remove({ messageId });
    const { messages } = await otto.api.messages.list({ conversationId });
    expect(messages).toMatchObject([{ seq: 1, state: 'removed', text: '', reactions: [] }]);
    expect(await otto.api.messages.search({ query: 'overnight' })).toEqual([]);
    const moderated = await stage.community.api.findMessage(stage.db, messageId);
    expect(moderated).toMatchObject({ text: '', edits: [] });
  });

  test('one that moderators hid only its author reads, until it is restored', async () => {
    const conversationId = await insertRoom(stage.db);
    const { id } = await maja.api.messages.send({ conversationId, ...aDraft('Sure profit') });
    const { api } = stage.community;
    const { transact } = stage.platform;
    expect(await transact((change) => api.hideMessage(change, id))).toBe(true);
    expect(await transact((change) => api.hideMessage(change, id))).toBe(false);
    expect(await textsOf(otto, conversationId)).toEqual(['']);
    expect(await textsOf(maja, conversationId)).toEqual(['Sure profit']);
    expect(await otto.api.messages.search({ query: 'profit', conversationId })).toEqual([]);
    await expect(maja.api.messages.remove({ messageId: id })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_CHANGEABLE',
    });
    expect(await transact((change) => api.restoreMessage(change, id))).toBe(true);
    expect(await textsOf(otto, conversationId)).toEqual(['Sure profit']);
  });

  test('a reaction counts once for each person', async () => {
    const conversationId = await insertRoom(stage.db);
    const { id: messageId } = await maja.api.messages.send({ conversationId, ...aDraft() });
    const like = { messageId, kind: 'like' as const, isOn: true };
    await maja.api.messages.react(like);
    await maja.api.messages.react(like);
    const both = await otto.api.messages.react(like);
    expect(both.reactions).toEqual([{ kind: 'like', count: 2, isMine: true }]);
    const one = await otto.api.messages.react({ ...like, isOn: false });
    expect(one.reactions).toEqual([{ kind: 'like', count: 1, isMine: false }]);
  });
});

describe('pages', () => {
  test('lead both ways, around a place and to a moment, without a gap', async () => {
    const conversationId = await insertRoom(stage.db);
    for (let number = 1; number <= 20; number += 1) {
      const minute = String(number).padStart(2, '0');
      stage.platform.clock.set(`2026-11-16T11:${minute}:00Z`);
      await maja.api.messages.send({ conversationId, ...aDraft(`Number ${number}`) });
    }
    const page = async (wish: object) => {
      const found = await otto.api.messages.list({ conversationId, limit: 5, ...wish });
      const seqs = found.messages.map(({ seq }) => seq);
      return [seqs.at(0), seqs.at(-1), found.hasBefore, found.hasAfter];
    };
    expect(await page({})).toEqual([16, 20, true, false]);
    expect(await page({ before: 16 })).toEqual([11, 15, true, true]);
    expect(await page({ before: 4 })).toEqual([1, 3, false, true]);
    expect(await page({ after: 17 })).toEqual([18, 20, true, false]);
    expect(await page({ around: 10 })).toEqual([8, 12, true, true]);
    expect(await page({ around: 1 })).toEqual([1, 5, false, true]);
    expect(await page({ around: 20 })).toEqual([16, 20, true, false]);
    expect(await page({ from: new Date('2026-11-16T11:07:00Z') })).toEqual([7, 11, true, true]);
    expect(await page({ after: 20 })).toEqual([undefined, undefined, true, false]);
  });

  test('what became different since is said once, also in many steps', async () => {
    const conversationId = await insertRoom(stage.db);
    const sent = [];
    for (const text of ['One', 'Two', 'Three']) {
      sent.push(await maja.api.messages.send({ conversationId, ...aDraft(text) }));
    }
    const { revision } = await otto.api.messages.list({ conversationId });
    const [first] = sent;
    await maja.api.messages.edit({ messageId: first?.id ?? ('' as MessageId), text: 'One!' });
    await otto.api.messages.send({ conversationId, ...aDraft('Four') });
    const step = { conversationId, limit: 1 };
    const edited = await otto.api.messages.changes({ ...step, revision });
    expect(edited).toMatchObject({ messages: [{ text: 'One!', seq: 1 }], isComplete: false });
    const added = await otto.api.messages.changes({ ...step, revision: edited.revision });
    expect(added.messages).toMatchObject([{ text: 'Four', seq: 4 }]);
    const rest = await otto.api.messages.changes({ ...step, revision: added.revision });
    expect(rest).toMatchObject({ messages: [], isComplete: true, revision: added.revision });
  });
});

describe('direct messages', () => {
  test('a stranger’s first message is a request: one, without links, until it is accepted', async () => {
    const { messages } = maja.api;
    const toOtto = { personId: otto.id };
    await expect(
      messages.sendDirect({ ...toOtto, ...aDraft('See t.me/fast-money now') }),
    ).rejects.toMatchObject({ code: 'LINKS_IN_REQUEST' });
    expect(await otto.api.community.conversations()).toEqual([]);
    const { conversation } = await messages.sendDirect({ ...toOtto, ...aDraft('May I ask?') });
    expect(conversation).toMatchObject({ request: 'sent', counterpart: { name: 'Otto Brandt' } });
    const waiting = { code: 'REQUEST_PENDING' };
    await expect(messages.sendDirect({ ...toOtto, ...aDraft('Hello?') })).rejects.toMatchObject(
      waiting,
    );
    const [received] = await otto.api.community.conversations();
    expect(received).toMatchObject({ request: 'received', unread: 1, title: 'Maja Horvat' });
    expect(await otto.api.chatNotifications.list()).toMatchObject([
      { reason: 'request', title: 'Maja Horvat' },
    ]);
    await otto.api.messages.send({ conversationId: conversation.id, ...aDraft('Of course') });
    await messages.send({ conversationId: conversation.id, ...aDraft('https://example.org') });
    const [talk] = await otto.api.community.conversations();
    expect(talk).toMatchObject({ request: null, seq: 3, unread: 1 });
  });

  test('two who write to each other at once have one conversation', async () => {
    const [one, other] = await Promise.all([
      maja.api.messages.sendDirect({ personId: otto.id, ...aDraft('Hello Otto') }),
      otto.api.messages.sendDirect({ personId: maja.id, ...aDraft('Hello Maja') }),
    ]);
    expect(one.conversation.id).toBe(other.conversation.id);
    const [talk] = await maja.api.community.conversations();
    expect(talk).toMatchObject({ seq: 2, request: null });
  });

  test('a declined request leaves the list; its sender hears nothing of it', async () => {
    const { conversation } = await maja.api.messages.sendDirect({
      ...{ personId: otto.id, ...aDraft() },
    });
    await otto.api.community.declineRequest({ conversationId: conversation.id });
    expect(await otto.api.community.conversations()).toEqual([]);
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await maja.api.community.conversations()).toMatchObject([{ request: 'sent' }]);
    await expect(
      maja.api.messages.send({ conversationId: conversation.id, ...aDraft() }),
    ).rejects.toMatchObject({ code: 'REQUEST_PENDING' });
  });

  test('a blocked sender delivers nothing: no message, no edit, no reaction, no notice', async () => {
    const conversationId = await befriend(maja, otto);
    const { messages: page } = await maja.api.messages.list({ conversationId });
    const messageId = page[0]?.id ?? ('' as MessageId);
    await otto.api.chatNotifications.markRead({ conversationId });
    await otto.api.community.block({ personId: maja.id });
    const { messages, community } = maja.api;
    const unavailable = { status: 'rejected', reason: { code: 'RECIPIENT_UNAVAILABLE' } };
    const answers = await Promise.allSettled([
      messages.send({ conversationId, ...aDraft() }),
      messages.sendDirect({ personId: otto.id, ...aDraft() }),
      messages.edit({ messageId, text: 'Changed' }),
      messages.react({ messageId, kind: 'like', isOn: true }),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(unavailable);
    await expect(
      community.createGroup({
        ...{ conversationId: conversationIdSchema.parse(randomUUID()), title: 'Come in' },
        personIds: [otto.id],
      }),
    ).rejects.toMatchObject({ code: 'NOT_A_CONTACT' });
    const room = await insertRoom(stage.db);
    await otto.api.community.joinRoom({ conversationId: room });
    await messages.send({ conversationId: room, ...aDraft('@Otto'), mentions: [otto.id] });
    expect(await otto.api.chatNotifications.list()).toEqual([]);
    expect(await textsOf(otto, conversationId)).toEqual(['Hello!']);
    const { messages: inRoom } = await otto.api.messages.list({ conversationId: room });
    expect(inRoom).toMatchObject([{ isFromBlocked: true }]);
    await otto.api.community.unblock({ personId: maja.id });
    await messages.send({ conversationId, ...aDraft('Sorry') });
  });

  test('staff never write first, answer where they are asked, and carry the badge', async () => {
    const adam = await stage.join('Adam Novák', { isAdmin: true });
    await expect(
      adam.api.messages.sendDirect({ personId: maja.id, ...aDraft() }),
    ).rejects.toMatchObject({ code: 'STAFF_NEVER_WRITES_FIRST' });
    const { conversation } = await maja.api.messages.sendDirect({
      ...{ personId: adam.id, ...aDraft('A question') },
    });
    expect(conversation.counterpart).toMatchObject({ name: 'Adam Novák', isStaff: true });
    await adam.api.messages.send({ conversationId: conversation.id, ...aDraft('Yes?') });
    const { messages } = await maja.api.messages.list({ conversationId: conversation.id });
    expect(messages.map(({ sender }) => sender?.isStaff)).toEqual([false, true]);
    // Staff of the community read rooms, not what others write to each other.
    const foreign = await befriend(maja, otto);
    await expect(adam.api.messages.list({ conversationId: foreign })).rejects.toMatchObject(
      notThere,
    );
  });

  test('nobody writes to everybody: so many conversations are begun in a day', async () => {
    for (let number = 0; number < maxBegunADay; number += 1) {
      const somebody = await stage.join(`Member ${number}`);
      await maja.api.messages.sendDirect({ personId: somebody.id, ...aDraft() });
    }
    const toOtto = { personId: otto.id, ...aDraft() };
    const tooMany = { code: 'TOO_MANY_REQUESTS' };
    await expect(maja.api.messages.sendDirect(toOtto)).rejects.toMatchObject(tooMany);
    stage.platform.clock.set('2026-11-17T10:00:01Z');
    await maja.api.messages.sendDirect(toOtto);
  });
});

describe('groups', () => {
  test('are made of people who already talk; who comes later reads from then on', async () => {
    await befriend(maja, otto);
    await befriend(otto, stranger);
    const conversationId = conversationIdSchema.parse(randomUUID());
    const group = { conversationId, title: 'Tuesday', personIds: [otto.id] };
    await expect(
      maja.api.community.createGroup({ ...group, personIds: [stranger.id] }),
    ).rejects.toMatchObject({ code: 'NOT_A_CONTACT' });
    await maja.api.community.createGroup(group);
    const again = await maja.api.community.createGroup(group);
    expect(again).toMatchObject({ kind: 'group', memberCount: 2, title: 'Tuesday' });
    const before = await maja.api.messages.send({ conversationId, ...aDraft('Before') });
    const added = { conversationId, personIds: [stranger.id] };
    expect(await otto.api.community.addToGroup(added)).toMatchObject({ memberCount: 3 });
    const reply = { conversationId, ...aDraft('After'), replyTo: before.id };
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
    await expect(stranger.api.messages.list({ conversationId })).rejects.toMatchObject(notThere);
  });
});

describe('finding', () => {
  test('people of one’s own rooms by their name, nobody else', async () => {
    const conversationId = await insertRoom(stage.db);
    await maja.api.community.joinRoom({ conversationId });
    await otto.api.community.joinRoom({ conversationId });
    const { community } = maja.api;
    expect(await community.people({ query: 'brand' })).toMatchObject([{ name: 'Otto Brandt' }]);
    expect(await community.people({ query: 'olsen' })).toEqual([]);
    expect(await community.members({ conversationId, query: 'ott' })).toMatchObject([
      { id: otto.id },
    ]);
    await otto.api.community.block({ personId: maja.id });
    expect(await community.people({ query: 'brand' })).toEqual([]);
  });

  test('messages by the stem of a word, with the place marked', async () => {
    const conversationId = await insertRoom(stage.db, { title: 'Commodities' });
    await maja.api.messages.send({ conversationId, ...aDraft('Gold futures were rolling over') });
    const [hit] = await otto.api.messages.search({ query: 'future', conversationId });
    expect(hit).toMatchObject({
      message: { text: 'Gold futures were rolling over' },
      conversation: { title: 'Commodities' },
      match: { excerpt: 'Gold futures were rolling over', excerptMarks: [[5, 12]] },
    });
  });
});

describe('administration', () => {
  test('rooms are made, renamed and archived: then they are read and no longer written in', async () => {
    const adam = await stage.join('Adam Novák', { isAdmin: true });
    const { communityAdmin } = adam.api;
    const slug = `bonds-${randomUUID().slice(0, 8)}`;
    const draft = { slug, title: 'Bonds', description: '', courseId: null, position: 70 };
    const { id: conversationId } = await communityAdmin.createRoom(draft);
    await expect(communityAdmin.createRoom(draft)).rejects.toMatchObject({
      code: 'ROOM_NAME_TAKEN',
    });
    await maja.api.messages.send({ conversationId, ...aDraft() });
    const { courseId: _, ...change } = { ...draft, title: 'Rates', isArchived: true };
    const changed = await communityAdmin.changeRoom({ ...change, conversationId });
    expect(changed).toMatchObject({ title: 'Rates', isArchived: true, messageCount: 1 });
    expect(await titlesOf(maja)).not.toContain('Rates');
    expect(await maja.api.messages.list({ conversationId })).toMatchObject({ seq: 1 });
    await expect(maja.api.messages.send({ conversationId, ...aDraft() })).rejects.toMatchObject({
      code: 'ROOM_ARCHIVED',
    });
    const { rows } = await stage.pool.query(
      `select action from audit_entries where target_id = $1 order by action`,
      [conversationId],
    );
    expect(rows).toEqual([
      { action: 'community.change-room' },
      { action: 'community.create-room' },
    ]);
  });

  test('visitors read what was quoted, of open rooms and no others, until it is hidden', async () => {
    const adam = await stage.join('Adam Novák', { isAdmin: true });
    const conversationId = await insertRoom(stage.db);
    const text = `A stop is a decision ${randomUUID()}`;
    const { id: messageId } = await maja.api.messages.send({ conversationId, ...aDraft(text) });
    const shown = await adam.api.communityAdmin.quote({ messageId, isQuoted: true });
    expect(shown).toMatchObject({ isQuoted: true });
    const quoted = async () =>
      (await maja.api.community.overview()).quotes.find((each) => each.text === text);
    expect(await quoted()).toMatchObject({ author: 'Maja H.', room: 'DAX' });
    await stage.platform.transact((change) => stage.community.api.hideMessage(change, messageId));
    expect(await quoted()).toBeUndefined();
    const { conversation, message } = await maja.api.messages.sendDirect({
      ...{ personId: adam.id, ...aDraft() },
    });
    expect(conversation.kind).toBe('direct');
    await expect(
      adam.api.communityAdmin.quote({ messageId: message.id, isQuoted: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOR_THIS_KIND' });
  });
});

describe('erasure', () => {
  test('the words go, the places stay as a former member’s', async () => {
    const conversationId = await insertRoom(stage.db);
    await maja.api.messages.send({ conversationId, ...aDraft('My account is small') });
    await otto.api.messages.send({ conversationId, ...aDraft('@Maja'), mentions: [maja.id] });
    const direct = await befriend(maja, otto);
    const { revision } = await otto.api.messages.list({ conversationId });
    const [source] = stage.community.personalData;
    const held = await source?.read(stage.db, maja.id);
    expect(held).toMatchObject({
      messages: [{ text: 'My account is small' }, { text: 'Hello!', kind: 'direct' }],
    });
    await source?.erase?.(stage.db, maja.id);
    await stage.pool.query('delete from users where id = $1', [maja.id]);
    const { messages } = await otto.api.messages.list({ conversationId });
    expect(messages).toMatchObject([
      { seq: 1, state: 'removed', text: '', sender: null },
      { seq: 2, mentions: [] },
    ]);
    const changed = await otto.api.messages.changes({ conversationId, revision });
    expect(changed.messages).toMatchObject([{ seq: 1, sender: null }]);
    expect(await otto.api.community.conversation({ conversationId: direct })).toMatchObject({
      ...{ counterpart: null, memberCount: 1 },
    });
    await expect(
      otto.api.messages.send({ conversationId: direct, ...aDraft() }),
    ).rejects.toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' });
  });
});

async function titlesOf({ api }: Somebody): Promise<string[]> {
  return (await api.community.rooms()).map(({ title }) => title);
}

async function textsOf(
  { api }: Somebody,
  conversationId: ReturnType<typeof conversationIdSchema.parse>,
): Promise<string[]> {
  const { messages } = await api.messages.list({ conversationId });
  return messages.map(({ text }) => text);
}
