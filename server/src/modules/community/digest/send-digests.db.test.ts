import { randomUUID } from 'node:crypto';
import {
  type ConversationId,
  conversationIdSchema,
} from '@danube/contract/community/community.schemas.ts';
import type { DigestFrequency } from '@danube/contract/email-preferences/email-kinds.ts';
import type { Mail } from '@danube/documents/documents.types.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../../platform/logger.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import { insertOffer } from '../../../testing/offered-items.ts';
import { testEmailPreferences } from '../../email-preferences/email-preferences.factory.ts';
import { storePreferences } from '../../email-preferences/email-preferences.repository.ts';
import {
  type CommunityStage,
  connectMembers,
  createMessageDraft,
  insertRoom,
  openCommunityStage,
  type TestMember,
} from '../community.factory.ts';
import { createSendDigestsJob } from './send-digests.job.ts';

let stage: CommunityStage;
let maja: TestMember;
let otto: TestMember;
let room: ConversationId;

beforeAll(async () => {
  stage = await openCommunityStage();
});
afterAll(() => stage.close());

beforeEach(async () => {
  await stage.pool.query('delete from email_preferences');
  stage.platform.clock.set('2026-11-16T12:00:00Z');
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  room = await insertRoom(stage.db, { title: 'DAX' });
  for (const { api } of [maja, otto]) await api.community.joinRoom({ conversationId: room });
  await subscribeToDigest(maja, 'daily');
});

const context = {
  jobId: 'job',
  attempt: 1,
  signal: new AbortController().signal,
  logger: createLogger({ level: 'silent', name: 'test' }),
};

/** The morning after, in Bratislava. */
const tuesday = '2026-11-17T06:20:00Z';

async function subscribeToDigest(
  { id }: TestMember,
  communityDigest: DigestFrequency,
  timeZone?: string,
) {
  const changedAt = stage.platform.clock.now();
  await storePreferences(stage.db, id, { communityDigest, changedAt });
  await stage.pool.query('update email_preferences set time_zone = $1 where user_id = $2', [
    timeZone ?? null,
    id,
  ]);
}

const run = () => {
  const job = stage.community.jobs.find(({ name }) => name === 'send-chat-digests');
  return job?.handle({} as never, context);
};

type Digest = Extract<Mail, { kind: 'community-digest' }>;

/** All digests of one run. */
async function digestsAt(moment: string): Promise<Digest[]> {
  stage.platform.clock.set(moment);
  stage.sentJobs.forget();
  await run();
  return stage.sentJobs
    .mails()
    .flatMap(({ mail }) => (mail.kind === 'community-digest' ? [mail] : []));
}

const say = (
  { api }: TestMember,
  text: string,
  more: Partial<Parameters<TestMember['api']['messages']['send']>[0]> = {},
) => api.messages.send({ conversationId: room, ...createMessageDraft(text), ...more });

test('has mentions, replies to oneself and the busiest threads, unread and once', async () => {
  const question = await say(maja, 'Where is the stop?');
  const thread = await say(otto, 'How was your week?');
  const sven = await stage.join('Sven Olsen');
  await say(otto, 'Below the low.', { replyTo: question.id });
  await say(sven, 'Maja, have a look', { mentions: [maja.id] });
  for (const text of ['Calm', 'Busy']) await say(sven, text, { replyTo: thread.id });
  expect(await digestsAt(tuesday)).toEqual([
    {
      kind: 'community-digest',
      firstName: 'Maja',
      addressed: [
        { reason: 'mention', name: 'Sven Olsen', room: 'DAX', excerpt: 'Maja, have a look' },
        { reason: 'reply', name: 'Otto Brandt', room: 'DAX', excerpt: 'Below the low.' },
      ],
      threads: [{ room: 'DAX', excerpt: 'How was your week?', replies: 2 }],
      chatUrl: 'https://danube.example/chat',
      leaveUrl: expect.stringContaining('/newsletter#leave=communityDigest.'),
    },
  ]);
  expect(stage.sentJobs.mails()).toMatchObject([
    {
      to: `maja.${maja.id}@danube.example`,
      unsubscribeUrl: expect.stringContaining('/api/email-preferences/stop/communityDigest.'),
    },
  ]);
  expect(await digestsAt('2026-11-17T07:20:00Z')).toEqual([]);
  expect(await digestsAt('2026-11-18T06:20:00Z')).toEqual([]);
});

test('comes once a morning, whatever is said after it', async () => {
  await say(otto, 'Maja?', { mentions: [maja.id] });
  expect(await digestsAt(tuesday)).toHaveLength(1);
  stage.platform.clock.set('2026-11-17T06:40:00Z');
  await say(otto, 'Maja!', { mentions: [maja.id] });
  expect(await digestsAt('2026-11-17T07:20:00Z')).toEqual([]);
  expect(await digestsAt('2026-11-18T06:20:00Z')).toHaveLength(1);
});

test('is not sent where there is nothing, or everything was read', async () => {
  expect(await digestsAt(tuesday)).toEqual([]);
  stage.platform.clock.set('2026-11-17T12:00:00Z');
  const { seq } = await say(otto, 'Maja?', { mentions: [maja.id] });
  await maja.api.messages.markRead({ conversationId: room, seq });
  expect(await digestsAt('2026-11-18T06:20:00Z')).toEqual([]);
});

describe('leaves out', () => {
  const missed = async () => (await digestsAt(tuesday)).length;

  test('messages between people of whom one has blocked the other', async () => {
    await say(otto, 'Maja?', { mentions: [maja.id] });
    await maja.api.community.block({ personId: otto.id });
    expect(await missed()).toBe(0);
    await maja.api.community.unblock({ personId: otto.id });
    await otto.api.community.block({ personId: maja.id });
    await stage.pool.query('delete from chat_digests');
    expect(await missed()).toBe(0);
  });

  test('muted rooms, and what was removed or hidden since', async () => {
    const sent = await say(otto, 'Maja?', { mentions: [maja.id] });
    await maja.api.community.mute({ conversationId: room, isMuted: true });
    expect(await missed()).toBe(0);
    await maja.api.community.mute({ conversationId: room, isMuted: false });
    await stage.pool.query('delete from chat_digests');
    await stage.pool.query('update chat_messages set hidden_at = now() where id = $1', [sent.id]);
    expect(await missed()).toBe(0);
    await stage.pool.query('update chat_messages set hidden_at = null where id = $1', [sent.id]);
    await otto.api.messages.remove({ messageId: sent.id });
    await stage.pool.query('delete from chat_digests');
    expect(await missed()).toBe(0);
  });

  test('what the reader wrote, direct conversations and archived rooms', async () => {
    const direct = await connectMembers(maja, otto);
    const question = await say(maja, 'A question', { conversationId: direct });
    await say(otto, 'An answer', { conversationId: direct, replyTo: question.id });
    const own = await say(maja, 'Where is the stop?');
    await say(maja, 'Below the low.', { replyTo: own.id });
    expect(await missed()).toBe(0);
    await stage.pool.query('delete from chat_digests');
    await say(otto, 'Maja?', { mentions: [maja.id] });
    await stage.pool.query('update chat_conversations set archived_at = now() where id = $1', [
      room,
    ]);
    expect(await missed()).toBe(0);
  });

  test('threads whose first message is the reader’s, or was removed or hidden', async () => {
    const own = await say(maja, 'Mine');
    const [removed, hidden] = [await say(otto, 'Removed'), await say(otto, 'Hidden')];
    const sven = await stage.join('Sven Olsen');
    for (const { id: replyTo } of [own, removed, hidden]) await say(sven, 'Yes', { replyTo });
    await otto.api.messages.remove({ messageId: removed.id });
    await stage.pool.query('update chat_messages set hidden_at = now() where id = $1', [hidden.id]);
    const [digest] = await digestsAt(tuesday);
    expect(digest).toMatchObject({ addressed: [{ reason: 'reply' }], threads: [] });
  });

  test('threads of somebody blocked, in which others answer', async () => {
    const { id: replyTo } = await say(otto, 'Question');
    const sven = await stage.join('Sven Olsen');
    await say(sven, 'Answer', { replyTo });
    await maja.api.community.block({ personId: otto.id });
    expect(await missed()).toBe(0);
  });

  test('a link that is the title of a group', async () => {
    const conversationId = conversationIdSchema.parse(randomUUID());
    await connectMembers(maja, otto);
    await otto.api.community.createGroup({
      conversationId,
      title: 'www.sure-profit.example',
      personIds: [maja.id],
    });
    await say(otto, 'Maja?', { conversationId, mentions: [maja.id] });
    const [digest] = await digestsAt(tuesday);
    expect(digest?.addressed).toMatchObject([{ reason: 'mention', room: '' }]);
  });

  test('the room of a course that isn’t theirs any more', async () => {
    const { id: courseId } = await insertOffer(stage.db, { kind: 'course', price: 9_900 });
    const closed = await insertRoom(stage.db, { courseId });
    for (const { id, api } of [maja, otto]) {
      stage.owners.set(id, [courseId]);
      await api.community.joinRoom({ conversationId: closed });
    }
    await say(otto, 'Maja?', { conversationId: closed, mentions: [maja.id] });
    stage.owners.delete(maja.id);
    expect(await missed()).toBe(0);
    stage.owners.set(maja.id, [courseId]);
    await stage.pool.query('delete from chat_digests');
    expect(await missed()).toBe(1);
  });

  test('links: only the fact is told', async () => {
    await say(otto, 'Maja, see www.sure-profit.example', { mentions: [maja.id] });
    const [digest] = await digestsAt(tuesday);
    expect(digest?.addressed).toMatchObject([{ reason: 'mention', excerpt: '' }]);
  });

  test('people who turned it off, are suspended, unverified or about to leave', async () => {
    await say(otto, 'Maja?', { mentions: [maja.id] });
    for (const state of ['suspended_at = now()', 'email_verified = false', 'erasure_at = now()']) {
      await stage.pool.query(`update users set ${state} where id = $1`, [maja.id]);
      expect(await missed(), state).toBe(0);
      await stage.pool.query(
        'update users set suspended_at = null, email_verified = true, erasure_at = null where id = $1',
        [maja.id],
      );
    }
    await subscribeToDigest(maja, 'off');
    expect(await missed()).toBe(0);
    await subscribeToDigest(maja, 'daily');
    expect(await missed()).toBe(1);
  });
});

test('is written in the reader’s language', async () => {
  await stage.pool.query(`update profiles set language = 'sk' where id = $1`, [maja.id]);
  await say(otto, 'Maja?', { mentions: [maja.id] });
  await digestsAt(tuesday);
  expect(stage.sentJobs.mails()).toMatchObject([{ locale: 'sk' }]);
});

test('begins with the last day for who turned it on again after weeks', async () => {
  await say(otto, 'Maja?', { mentions: [maja.id] });
  await stage.pool.query('insert into chat_digests (user_id, last_at) values ($1, $2)', [
    maja.id,
    '2026-10-01T06:20:00Z',
  ]);
  expect(await digestsAt('2026-11-19T06:20:00Z')).toEqual([]);
});

test('comes in the reader’s own morning; a weekly one on Mondays', async () => {
  stage.platform.clock.set('2026-11-17T11:00:00Z');
  await say(otto, 'Maja?', { mentions: [maja.id] });
  await subscribeToDigest(maja, 'weekly', 'America/New_York');
  expect(await digestsAt('2026-11-17T12:20:00Z')).toEqual([]);
  expect(await digestsAt('2026-11-23T06:20:00Z')).toEqual([]);
  expect(await digestsAt('2026-11-23T12:20:00Z')).toHaveLength(1);
});

test('isn’t delivered to who turned it off after it was written', async () => {
  await say(otto, 'Maja?', { mentions: [maja.id] });
  expect(await digestsAt(tuesday)).toHaveLength(1);
  const mails = stage.sentJobs.mails();
  const { optionalMails } = testEmailPreferences(stage.platform);
  await subscribeToDigest(maja, 'off');
  expect(await deliverMails(stage.db, optionalMails, mails)).toEqual([]);
  await subscribeToDigest(maja, 'daily');
  expect(await deliverMails(stage.db, optionalMails, mails)).toEqual([mails[0]?.to]);
});

test('is sent once, with two workers and after one was killed', async () => {
  for (let number = 0; number < 6; number += 1) {
    const reader = await stage.join(`Reader ${number}`);
    await reader.api.community.joinRoom({ conversationId: room });
    await subscribeToDigest(reader, 'daily');
    await say(otto, 'Hello', { mentions: [reader.id] });
  }
  stage.platform.clock.set(tuesday);
  stage.sentJobs.forget();
  const { jobs } = stage.sentJobs;
  let left = 2;
  const dying: typeof jobs = {
    enqueue: async (...job) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return jobs.enqueue(...job);
    },
  };
  await expect(
    createSendDigestsJob({ ...stage.deps, jobs: dying }).handle({}, context),
  ).rejects.toThrow('not sent');
  expect(stage.sentJobs.mails()).toHaveLength(2);
  await Promise.all([run(), run()]);
  expect(stage.sentJobs.mails()).toHaveLength(6);
  expect(new Set(stage.sentJobs.mails().map(({ to }) => to)).size).toBe(6);
});

test('its time is in the person’s export', async () => {
  await digestsAt(tuesday);
  const [source] = stage.community.personalData;
  expect(await source?.read(stage.db, maja.id)).toMatchObject({
    lastDigest: [{ lastAt: new Date(tuesday) }],
  });
});
