import { randomUUID } from 'node:crypto';
import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('sending', () => {
  test('the same client id again is the same message', async () => {
    const conversationId = await insertRoom(stage.db);
    const draft = { conversationId, ...createMessageDraft() };
    const first = await maja.api.messages.send(draft);
    const again = await maja.api.messages.send({ ...draft, text: 'Another text' });
    expect(again).toEqual(first);
    const { messages, seq } = await maja.api.messages.list({ conversationId });
    expect(messages).toHaveLength(1);
    expect(seq).toBe(1);
  });

  test('thirty at once, each twice, get dense places in one order for all', async () => {
    const conversationId = await insertRoom(stage.db);
    const drafts = Array.from({ length: 15 }, (_, index) => createMessageDraft(`Number ${index}`));
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
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    const { rows } = await stage.pool.query('select audience from live_events');
    expect(rows).toEqual([{ audience: `room:${conversationId}` }]);
  });

  test('a reply belongs to the thread of what it answers, at whatever depth', async () => {
    const conversationId = await insertRoom(stage.db);
    const root = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Question'),
    });
    const reply = { conversationId, ...createMessageDraft('Answer'), replyTo: root.id };
    const answer = await otto.api.messages.send(reply);
    const deeper = { conversationId, ...createMessageDraft('Thanks'), replyTo: answer.id };
    const thanks = await maja.api.messages.send(deeper);
    expect(thanks.replyTo).toMatchObject({ id: root.id, excerpt: 'Question' });
    const thread = await stranger.api.messages.thread({ messageId: thanks.id });
    expect(thread.root).toMatchObject({ id: root.id, replyCount: 2 });
    expect(thread.replies.map(({ text }) => text)).toEqual(['Answer', 'Thanks']);
  });

  test('a reply reaches tabs together with the new number of replies', async () => {
    const conversationId = await insertRoom(stage.db);
    const root = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Question'),
    });
    const { revision } = await stranger.api.messages.list({ conversationId });
    const reply = { conversationId, ...createMessageDraft('Answer'), replyTo: root.id };
    await otto.api.messages.send(reply);
    await otto.api.messages.send(reply);
    const changes = await stranger.api.messages.changes({ conversationId, revision });
    const told = changes.messages.map(({ text, replyCount }) => [text, replyCount]);
    expect(told).toEqual([
      ['Answer', 0],
      ['Question', 1],
    ]);
    const after = { conversationId, revision: changes.revision };
    expect(await stranger.api.messages.changes(after)).toMatchObject({ messages: [] });
    await maja.api.messages.send({ conversationId, ...createMessageDraft('Thanks') });
    expect(await stranger.api.messages.changes(after)).toMatchObject({
      messages: [{ text: 'Thanks' }],
    });
  });

  test('slow mode says how long to wait', async () => {
    const conversationId = await insertRoom(stage.db, { slowSeconds: 30 });
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    stage.platform.clock.set('2026-11-16T10:00:10Z');
    await expect(
      maja.api.messages.send({ conversationId, ...createMessageDraft() }),
    ).rejects.toMatchObject({
      code: 'SLOW_MODE',
      data: { retryAfterSeconds: 20 },
    });
    await otto.api.messages.send({ conversationId, ...createMessageDraft() });
    stage.platform.clock.set('2026-11-16T10:00:31Z');
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
  });

  test('whoever is restricted writes, edits and reacts nowhere, and may take back', async () => {
    const conversationId = await insertRoom(stage.db);
    const { id: messageId } = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft(),
    });
    const until = new Date('2026-11-20T00:00:00Z');
    stage.rules.moderation = { ...unmoderated, findRestriction: async () => ({ until }) };
    const { messages, community } = maja.api;
    const refused = { status: 'rejected', reason: { code: 'RESTRICTED', data: { until } } };
    const answers = await Promise.allSettled([
      messages.send({ conversationId, ...createMessageDraft() }),
      messages.edit({ messageId, text: 'Changed' }),
      messages.react({ messageId, kind: 'like', isOn: true }),
      messages.sendDirect({ personId: otto.id, ...createMessageDraft() }),
      community.createGroup({
        conversationId: conversationIdSchema.parse(randomUUID()),
        title: 'Mine',
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
    const sent = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Stop at 24,100'),
    });
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
      conversationId,
      ...createMessageDraft('Overnight risk'),
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
    const { id } = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Sure profit'),
    });
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
    const { id: messageId } = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft(),
    });
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
      await maja.api.messages.send({ conversationId, ...createMessageDraft(`Number ${number}`) });
    }
    const page = async (input: object) => {
      const found = await otto.api.messages.list({ conversationId, limit: 5, ...input });
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
      sent.push(await maja.api.messages.send({ conversationId, ...createMessageDraft(text) }));
    }
    const { revision } = await otto.api.messages.list({ conversationId });
    const [first] = sent;
    if (!first) throw new Error('there are three');
    await maja.api.messages.edit({ messageId: first.id, text: 'One!' });
    await otto.api.messages.send({ conversationId, ...createMessageDraft('Four') });
    const step = { conversationId, limit: 1 };
    const edited = await otto.api.messages.changes({ ...step, revision });
    expect(edited).toMatchObject({ messages: [{ text: 'One!', seq: 1 }], isComplete: false });
    const added = await otto.api.messages.changes({ ...step, revision: edited.revision });
    expect(added.messages).toMatchObject([{ text: 'Four', seq: 4 }]);
    const rest = await otto.api.messages.changes({ ...step, revision: added.revision });
    expect(rest).toMatchObject({ messages: [], isComplete: true, revision: added.revision });
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
    await maja.api.messages.send({
      conversationId,
      ...createMessageDraft('Gold futures were rolling over'),
    });
    const [hit] = await otto.api.messages.search({ query: 'future', conversationId });
    expect(hit).toMatchObject({
      message: { text: 'Gold futures were rolling over' },
      conversation: { title: 'Commodities' },
      match: { excerpt: 'Gold futures were rolling over', excerptMarks: [[5, 12]] },
    });
    await otto.api.community.block({ personId: maja.id });
    expect(await otto.api.messages.search({ query: 'future', conversationId })).toEqual([]);
  });

  test('messages from before someone joined take no place of those they may read', async () => {
    await connectMembers(maja, otto);
    await connectMembers(otto, stranger);
    const room = await insertRoom(stage.db);
    const early = createMessageDraft('Palladium is thin');
    await maja.api.messages.send({ conversationId: room, ...early });
    stage.platform.clock.set('2026-11-17T10:00:00Z');
    const conversationId = conversationIdSchema.parse(randomUUID());
    const group = { conversationId, title: 'Metals', personIds: [otto.id] };
    await maja.api.community.createGroup(group);
    for (let count = 0; count < 30; count += 1) {
      await maja.api.messages.send({ conversationId, ...createMessageDraft('More palladium') });
    }
    await otto.api.community.addToGroup({ conversationId, personIds: [stranger.id] });
    const late = createMessageDraft('Even more palladium');
    await maja.api.messages.send({ conversationId, ...late });
    const found = await stranger.api.messages.search({ query: 'palladium' });
    expect(found.map(({ message }) => message.text).toSorted()).toEqual([late.text, early.text]);
  });
});

describe('erasure', () => {
  test('the words go, the places stay as a former member’s', async () => {
    const conversationId = await insertRoom(stage.db);
    await maja.api.messages.send({ conversationId, ...createMessageDraft('My account is small') });
    await otto.api.messages.send({
      conversationId,
      ...createMessageDraft('@Maja'),
      mentions: [maja.id],
    });
    stage.platform.clock.set('2026-11-16T10:01:00Z');
    const direct = await connectMembers(maja, otto);
    const { revision } = await otto.api.messages.list({ conversationId });
    const [source] = stage.community.personalData;
    const held = await source?.read(stage.db, maja.id);
    expect(held).toMatchObject({
      messages: [{ text: 'My account is small' }, { text: 'Hello!', kind: 'direct' }],
    });
    const reported = () =>
      stage.pool.query<{ audience: string; message: { about?: string[] } }>(
        'select audience, message from live_events',
      );
    const before = (await reported()).rows.length;
    await source?.erase?.(stage.db, maja.id);
    const updates = (await reported()).rows.slice(before);
    const audiences = updates.map(({ audience }) => audience);
    expect(audiences.toSorted()).toEqual([`room:${conversationId}`, `room:${direct}`].toSorted());
    expect(updates.map(({ message }) => `room:${message.about?.[0]}`)).toEqual(audiences);
    await stage.pool.query('delete from users where id = $1', [maja.id]);
    const { messages } = await otto.api.messages.list({ conversationId });
    expect(messages).toMatchObject([
      { seq: 1, state: 'removed', text: '', sender: null },
      { seq: 2, mentions: [] },
    ]);
    const changed = await otto.api.messages.changes({ conversationId, revision });
    expect(changed.messages).toMatchObject([{ seq: 1, sender: null }]);
    expect(await otto.api.community.conversation({ conversationId: direct })).toMatchObject({
      counterpart: null,
    });
    await expect(
      otto.api.messages.send({ conversationId: direct, ...createMessageDraft() }),
    ).rejects.toMatchObject({ code: 'RECIPIENT_UNAVAILABLE' });
  });
});

async function textsOf(
  { api }: TestMember,
  conversationId: ReturnType<typeof conversationIdSchema.parse>,
): Promise<string[]> {
  const { messages } = await api.messages.list({ conversationId });
  return messages.map(({ text }) => text);
}
