import { randomUUID } from 'node:crypto';
import { conversationIdSchema } from '@danube/contract/community/community.schemas.ts';
import { moderationContract } from '@danube/contract/moderation/moderation.contract.ts';
import type { DecisionInput } from '@danube/contract/moderation/moderation.schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { connectMembers, monday, type TestMember } from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';
import { moderationAttention } from './today-sources.ts';

let stage: ModerationStage;
let maja: TestMember;
let otto: TestMember;
let moderator: TestMember;

beforeAll(async () => {
  stage = await openModerationStage();
});
afterAll(() => stage.close());

beforeEach(async () => {
  stage.platform.clock.set(monday);
  stage.recorded.forget();
  maja = await stage.join('Maja Horvat');
  otto = await stage.join('Otto Brandt');
  moderator = await stage.join('Nora Fischer', { isAdmin: true });
});

const queueOf = async () =>
  (await stage.as(moderator).moderationAdmin.queue({ view: 'open', limit: 100 })).cases.map(
    ({ key }) => key,
  );

/** Decides on what the moderator currently sees. */
async function decide(key: string, decision: Partial<DecisionInput> = {}): Promise<void> {
  const { asOf } = await stage.as(moderator).moderationAdmin.readCase({ key });
  await stage.as(moderator).moderationAdmin.decide({
    key,
    asOf,
    message: null,
    person: null,
    rule: 'scam',
    remark: '',
    ...decision,
  });
}

async function reported(text?: string) {
  const messageId = await stage.say(otto, text);
  await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: 'A scam' });
  return { messageId, key: `message:${messageId}` };
}

async function lastStatement(person: TestMember) {
  const [statement] = await stage.as(person).moderation.decisions();
  if (!statement) throw new Error('nothing was decided');
  return statement;
}

describe('what is about a moderator themselves', () => {
  const gone = { code: 'CASE_NOT_FOUND', defined: true };

  test('is not in their queue, and neither read, decided nor noted by them', async () => {
    const messageId = await stage.say(moderator, 'Listen to me.');
    await stage.as(maja).moderation.report({ messageId, rule: 'respect', text: 'Rude' });
    const key = `message:${messageId}`;
    const other = await stage.join('Ida Lund', { isAdmin: true });
    const theirs = await stage.as(other).moderationAdmin.queue({ view: 'open', limit: 100 });
    expect(theirs.cases.map((each) => each.key)).toContain(key);
    const own = await stage.as(moderator).moderationAdmin.queue({ view: 'open', limit: 100 });
    expect(own.cases.map((each) => each.key)).not.toContain(key);
    expect(own.total).toBe(theirs.total - 1);
    const api = stage.as(moderator).moderationAdmin;
    const { asOf } = await stage.as(other).moderationAdmin.readCase({ key });
    const decision = { message: null, person: null, rule: 'respect' } as const;
    await expect(api.readCase({ key })).rejects.toMatchObject(gone);
    await expect(api.decide({ key, asOf, ...decision })).rejects.toMatchObject(gone);
    await expect(api.note({ key, text: 'Nothing' })).rejects.toMatchObject(gone);
    await expect(api.readCase({ key: `person:${moderator.id}` })).rejects.toMatchObject(gone);
    await stage.as(other).moderationAdmin.decide({ key, asOf, ...decision });
    const closed = await api.queue({ view: 'closed', limit: 100 });
    expect(closed.cases.map((each) => each.key)).not.toContain(key);
  });

  test('their own appeal is answered by somebody else', async () => {
    const messageId = await stage.say(moderator, 'Listen to me again.');
    const other = await stage.join('Ida Lund', { isAdmin: true });
    const key = `message:${messageId}`;
    await stage.as(other).moderationAdmin.decide({
      key,
      asOf: 0,
      message: 'hide',
      person: null,
      rule: 'respect',
    });
    const { id: statementId } = await lastStatement(moderator);
    const text = 'I only asked for attention.';
    await stage.as(moderator).moderation.appeal({ statementId, text });
    const api = stage.as(moderator).moderationAdmin;
    const idsOf = async (person: TestMember) =>
      (await stage.as(person).moderationAdmin.appeals()).map(({ statement }) => statement.id);
    expect(await idsOf(moderator)).not.toContain(statementId);
    expect(await idsOf(other)).toContain(statementId);
    const notTheirs = { code: 'DECISION_NOT_FOUND', defined: true };
    const answer = { statementId, isReversed: true, remark: 'Fine' };
    await expect(api.answerAppeal(answer)).rejects.toMatchObject(notTheirs);
    await expect(api.reverse({ statementId, remark: 'Fine' })).rejects.toMatchObject(notTheirs);
  });
});

describe('the queue', () => {
  test.each(['open', 'closed'] as const)('is read page by page: %s', async (view) => {
    for (const minute of [1, 2, 3, 4, 5]) {
      stage.platform.clock.set(`2026-11-16T11:0${minute}:00Z`);
      const { key } = await reported(`This is number ${minute}.`);
      if (view === 'closed') await decide(key);
    }
    const api = stage.as(moderator).moderationAdmin;
    const whole = await api.queue({ view, limit: 100 });
    expect(whole).toMatchObject({ nextCursor: null, total: whole.cases.length });
    const paged: string[] = [];
    for (let cursor: string | undefined, isDone = false; !isDone; ) {
      const page = await api.queue({ view, limit: 2, ...(cursor ? { cursor } : {}) });
      paged.push(...page.cases.map(({ key }) => key));
      expect(page.total).toBe(whole.total);
      cursor = page.nextCursor ?? undefined;
      isDone = page.nextCursor === null;
    }
    expect(paged).toEqual(whole.cases.map(({ key }) => key));
  });

  test('groups what several people say about one message', async () => {
    const { messageId, key } = await reported('Free signals, today only');
    const third = await stage.join('Ida Lund');
    await stage.as(third).moderation.report({ messageId, rule: 'spam' });
    const { cases } = await stage.as(moderator).moderationAdmin.queue({ view: 'open', limit: 100 });
    const ofIt = cases.filter((each) => each.key === key);
    expect(ofIt).toMatchObject([{ reportCount: 2, rules: ['scam', 'spam'] }]);
  });

  test('takes twenty reports of one person in a day', () => {
    expect(limits.report).toEqual({ points: 20, seconds: 24 * 60 * 60 });
    expect(moderationContract.report['~orpc'].meta.rateLimit).toBe('report');
  });
});

describe('Today', () => {
  const attention = async (name: string) =>
    moderationAttention.find((each) => each.name === name)?.find(stage.db, new Date());

  test('says how many cases wait and since when, until they are decided', async () => {
    for (const key of await queueOf()) await decide(key);
    expect(await attention('reportsOpen')).toEqual({ count: 0, since: null });
    stage.platform.clock.set('2026-11-16T14:00:00Z');
    const { key } = await reported('A first case');
    stage.platform.clock.set('2026-11-16T15:00:00Z');
    await reported('A second case');
    const since = new Date('2026-11-16T14:00:00Z');
    expect(await attention('reportsOpen')).toEqual({ count: 2, since });
    await decide(key);
    expect(await attention('reportsOpen')).toMatchObject({ count: 1 });
  });

  test('says who objects and has no answer', async () => {
    const before = await attention('appealsOpen');
    const { key } = await reported();
    await decide(key, { message: 'hide' });
    const { id: statementId } = await lastStatement(otto);
    await stage.as(otto).moderation.appeal({ statementId, text: 'That was a joke.' });
    expect(await attention('appealsOpen')).toMatchObject({ count: (before?.count ?? 0) + 1 });
    const answer = { statementId, isReversed: false, remark: 'It stays.' };
    await stage.as(moderator).moderationAdmin.answerAppeal(answer);
    expect(await attention('appealsOpen')).toEqual(before);
  });
});

describe('slow mode', () => {
  test('is for rooms: no other conversation is touched', async () => {
    const conversationId = await connectMembers(maja, otto);
    const setting = stage
      .as(moderator)
      .moderationAdmin.setSlowMode({ conversationId, seconds: 60 });
    await expect(setting).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND', defined: true });
    const unknown = conversationIdSchema.parse(randomUUID());
    await expect(
      stage.as(moderator).moderationAdmin.setSlowMode({ conversationId: unknown, seconds: 60 }),
    ).rejects.toMatchObject({ code: 'CONVERSATION_NOT_FOUND' });
    expect(await maja.api.community.conversation({ conversationId })).toMatchObject({
      slowSeconds: 0,
    });
  });
});
