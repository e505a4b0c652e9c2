import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const notFoundError = { code: 'CONVERSATION_NOT_FOUND', defined: true };

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
    await maja.api.messages.send({ conversationId, ...createMessageDraft() });
    const { courseId: _, ...change } = { ...draft, title: 'Rates', isArchived: true };
    const changed = await communityAdmin.changeRoom({ ...change, conversationId });
    expect(changed).toMatchObject({ title: 'Rates', isArchived: true, messageCount: 1 });
    expect(await titlesOf(maja)).not.toContain('Rates');
    expect(await maja.api.messages.list({ conversationId })).toMatchObject({ seq: 1 });
    await expect(
      maja.api.messages.send({ conversationId, ...createMessageDraft() }),
    ).rejects.toMatchObject({
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

  test('rooms are put in order; those not named stay behind', async () => {
    const { communityAdmin } = (await stage.join('Adam Novák', { isAdmin: true })).api;
    const last = await insertRoom(stage.db, { title: 'Last' });
    const before = (await communityAdmin.rooms()).map(({ id }) => id);
    const ordered = await communityAdmin.orderRooms({ roomIds: [last] });
    expect(ordered.map(({ id }) => id)).toEqual([last, ...before.filter((id) => id !== last)]);
    expect(ordered.map(({ position }) => position)).toEqual(ordered.map((_, index) => index));
    const direct = await connectMembers(maja, otto);
    await expect(communityAdmin.orderRooms({ roomIds: [last, direct] })).rejects.toMatchObject(
      notFoundError,
    );
    await expect(maja.api.communityAdmin.orderRooms({ roomIds: [last] })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  test('two who put rooms in order at once don’t block each other', async () => {
    const { communityAdmin } = (await stage.join('Adam Novák', { isAdmin: true })).api;
    const ids = (await communityAdmin.rooms()).map(({ id }) => id).toSorted();
    const writer = await stage.pool.connect();
    try {
      await writer.query('begin');
      await writer.query('select 1 from chat_conversations where id = $1 for update', [ids[0]]);
      const ordering = communityAdmin.orderRooms({ roomIds: ids.toReversed() });
      await expect.poll(countWaiting).toBe(1);
      // It waits before it locks any other row.
      await writer.query('select 1 from chat_conversations where id = $1 for update nowait', [
        ids.at(-1),
      ]);
      await writer.query('commit');
      expect((await ordering)[0]).toMatchObject({ id: ids.at(-1) });
    } finally {
      writer.release();
    }
  });

  test('visitors read what was quoted, of open rooms and no others, until it is hidden', async () => {
    const adam = await stage.join('Adam Novák', { isAdmin: true });
    const conversationId = await insertRoom(stage.db);
    const text = `A stop is a decision ${randomUUID()}`;
    const { id: messageId } = await maja.api.messages.send({
      conversationId,
      ...createMessageDraft(text),
    });
    const shown = await adam.api.communityAdmin.quote({ messageId, isQuoted: true });
    expect(await adam.api.communityAdmin.quotes()).toContainEqual(
      expect.objectContaining({ id: messageId, author: 'Maja Horvat', room: 'DAX', text }),
    );
    expect(shown).toMatchObject({ isQuoted: true });
    const quoted = async () =>
      (await maja.api.community.overview()).quotes.find((each) => each.text === text);
    expect(await quoted()).toMatchObject({ author: 'Maja H.', room: 'DAX' });
    await maja.api.messages.edit({ messageId, text: `${text}, edited` });
    const { quotes } = await maja.api.community.overview();
    expect(quotes.filter((each) => each.text.startsWith(text))).toEqual([]);
    await maja.api.messages.edit({ messageId, text });
    await adam.api.communityAdmin.quote({ messageId, isQuoted: true });
    expect(await quoted()).toBeDefined();
    await stage.platform.transact((change) => stage.community.api.hideMessage(change, messageId));
    expect(await quoted()).toBeUndefined();
    const { conversation, message } = await maja.api.messages.sendDirect({
      personId: adam.id,
      ...createMessageDraft(),
    });
    expect(conversation.kind).toBe('direct');
    await expect(
      adam.api.communityAdmin.quote({ messageId: message.id, isQuoted: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOR_THIS_KIND' });
  });
});

async function titlesOf({ api }: TestMember): Promise<string[]> {
  return (await api.community.rooms()).map(({ title }) => title);
}

async function countWaiting(): Promise<number> {
  const { rows } = await stage.pool.query(
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
