import { randomUUID } from 'node:crypto';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  monday,
  openCommunityStage,
  type TestMember,
} from '../community.factory.ts';

const logger = createLogger({ level: 'silent', name: 'test' });

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;

beforeAll(async () => {
  stage = await openCommunityStage();
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
});
afterAll(() => stage.close());
afterEach(() => {
  Object.assign(stage.retention, { rooms: 0, direct: 0 });
  stage.sentJobs.forget();
});

async function forget(): Promise<void> {
  const job = stage.community.jobs.find(({ name }) => name === 'forget-messages');
  const signal = AbortSignal.timeout(60_000);
  await job?.handle({} as never, { jobId: 'job', attempt: 1, signal, logger });
}

async function sayAt(at: string, conversationId: ConversationId, text: string) {
  stage.platform.clock.set(at);
  const sent = await maja.api.messages.send({ conversationId, ...createMessageDraft(text) });
  stage.platform.clock.set(monday);
  return sent;
}

const textsIn = async (conversationId: ConversationId) =>
  (await otto.api.messages.list({ conversationId })).messages.map(({ text }) => text);

async function entries() {
  const { rows } = await stage.pool.query(
    `select target_id, actor_kind, after from audit_entries
     where action = 'community.forget-messages' order by number`,
  );
  return rows;
}

test('nothing is deleted until the owner chooses it', async () => {
  const room = await insertRoom(stage.db);
  await sayAt('2019-01-01T10:00:00Z', room, 'Years ago');
  await forget();
  expect(await textsIn(room)).toEqual(['Years ago']);
  expect(await entries()).toEqual([]);
});

test('after its years a message leaves its position, with nothing of its own, and it is audited', async () => {
  const room = await insertRoom(stage.db);
  stage.platform.clock.set('2024-11-16T09:59:00Z');
  const direct = await connectMembers(maja, otto);
  const old = await sayAt('2024-11-16T09:59:00Z', room, 'Two years and a minute');
  await sayAt('2024-11-16T10:01:00Z', room, 'Two years less a minute');
  await maja.api.messages.edit({ messageId: old.id, text: 'Edited' });
  await otto.api.messages.react({ messageId: old.id, kind: 'like', isOn: true });
  const moderator = await stage.join('Nora Fischer', { isAdmin: true });
  await moderator.api.communityAdmin.quote({ messageId: old.id, isQuoted: true });
  const pictureId = randomUUID();
  await stage.pool.query(
    `insert into chat_pictures (id, uploaded_by, message_id, state, bytes, created_at)
     values ($1, $2, $3, 'ready', 1, now())`,
    [pictureId, maja.id, old.id],
  );
  const { revision } = await otto.api.messages.list({ conversationId: room });
  Object.assign(stage.retention, { rooms: 2 });
  await forget();
  expect(await textsIn(room)).toEqual(['', 'Two years less a minute']);
  const changes = await otto.api.messages.changes({ conversationId: room, revision });
  expect(changes.messages).toMatchObject([
    { id: old.id, state: 'removed', text: '', reactions: [], isQuoted: false },
  ]);
  const { rows } = await stage.pool.query(
    `select (select count(*) from chat_edits where message_id = $1)::int as edits,
      (select count(*) from chat_pictures where message_id = $1)::int as pictures`,
    [old.id],
  );
  expect(rows).toEqual([{ edits: 0, pictures: 0 }]);
  expect(stage.sentJobs.sent).toMatchObject([
    { name: 'remove-chat-picture', payload: { pictureId } },
  ]);
  expect(await textsIn(direct)).toEqual(['Hello!']);
  const entry = { target_id: 'rooms', actor_kind: 'system', after: { count: 2, years: 2 } };
  // One from the previous test was due as well.
  expect(await entries()).toMatchObject([entry]);
  await forget();
  expect(await entries()).toHaveLength(1);

  Object.assign(stage.retention, { rooms: 0, direct: 1 });
  await forget();
  expect(await textsIn(direct)).toEqual(['']);
  expect(await entries()).toMatchObject([entry, { target_id: 'direct', after: { count: 1 } }]);
});

test('a message that was hidden stays for an appeal', async () => {
  const room = await insertRoom(stage.db);
  const hidden = await sayAt('2020-01-01T10:00:00Z', room, 'Hidden last week');
  await stage.pool.query('update chat_messages set hidden_at = $2 where id = $1', [
    hidden.id,
    new Date(Date.parse(monday) - 7 * 86_400_000),
  ]);
  Object.assign(stage.retention, { rooms: 1 });
  await forget();
  const { rows } = await stage.pool.query(
    'select text, removed_at from chat_messages where id = $1',
    [hidden.id],
  );
  expect(rows).toEqual([{ text: 'Hidden last week', removed_at: null }]);
});
