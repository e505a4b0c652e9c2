import { randomUUID } from 'node:crypto';
import { messageIdSchema } from '@danube/contract/community/community.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import type { DecisionInput } from '@danube/contract/moderation/moderation.schemas.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  connectMembers,
  createMessageDraft,
  insertRoom,
  monday,
  type TestMember,
} from '../community/community.factory.ts';
import { type ModerationStage, openModerationStage } from './moderation.factory.ts';

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

const suspension = { restriction: 'suspend', days: 7, isHereOnly: false } as const;

async function lastStatement(person: TestMember) {
  const [statement] = await stage.as(person).moderation.decisions();
  if (!statement) throw new Error('nothing was decided');
  return statement;
}

describe('a report', () => {
  test('puts the message into the queue with its context, once for each person', async () => {
    const room = await insertRoom(stage.db);
    await stage.say(maja, 'Good morning', room);
    const messageId = await stage.say(otto, 'Send me your deposit', room);
    await stage.say(maja, 'No thanks', room);
    for (let count = 0; count < 2; count += 1) {
      await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: 'A scam' });
    }
    const detail = await stage
      .as(moderator)
      .moderationAdmin.readCase({ key: `message:${messageId}` });
    expect(detail).toMatchObject({ reportCount: 1, rules: ['scam'], isOpen: true });
    expect(detail.person).toEqual({ id: otto.id, name: 'Otto Brandt' });
    expect(detail.context.map(({ text }) => text)).toEqual([
      'Good morning',
      'Send me your deposit',
      'No thanks',
    ]);
  });

  test('shows moderators the trade that the message carries, and nothing of a removed one', async () => {
    const plan = {
      chart: 'gold' as const,
      side: 'short' as const,
      drawn: { entry: 2_360, stop: 2_370, target: 2_340, units: 10 },
    };
    const conversationId = await insertRoom(stage.db);
    const draft = { ...createMessageDraft('Copy this'), trade: plan };
    const { id: messageId } = await otto.api.messages.send({ conversationId, ...draft });
    await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: 'A scam' });
    const key = `message:${messageId}`;
    const readCase = () => stage.as(moderator).moderationAdmin.readCase({ key });
    expect(await readCase()).toMatchObject({
      message: { trade: plan },
      context: [{ trade: plan }],
    });
    await otto.api.messages.remove({ messageId });
    expect(await readCase()).toMatchObject({ message: { trade: null } });
  });

  test('of somebody else’s conversation is refused as if the message never was', async () => {
    const conversationId = await connectMembers(otto, moderator);
    const messageId = await stage.say(otto, 'Between us', conversationId);
    for (const id of [messageId, messageIdSchema.parse(randomUUID())]) {
      const report = stage.as(maja).moderation.report({ messageId: id, rule: 'spam' });
      await expect(report).rejects.toMatchObject({ code: 'REPORTED_MESSAGE_NOT_FOUND' });
    }
  });

  test('opens that message of a private conversation to moderators, and no other', async () => {
    const conversationId = await connectMembers(otto, maja);
    const before = await stage.say(otto, 'Between us', conversationId);
    const readCase = (id: string) =>
      stage.as(moderator).moderationAdmin.readCase({ key: `message:${id}` });
    await expect(readCase(before)).rejects.toMatchObject({ code: 'CASE_NOT_FOUND' });
    const messageId = await stage.say(otto, 'Buy my signals', conversationId);
    await stage.as(maja).moderation.report({ messageId, rule: 'scam', text: '' });
    await expect(readCase(messageId)).resolves.toMatchObject({ key: `message:${messageId}` });
    await expect(readCase(before)).rejects.toMatchObject({ code: 'CASE_NOT_FOUND' });
  });

  test('of one’s own message is refused', async () => {
    const messageId = await stage.say(otto);
    const report = stage.as(otto).moderation.report({ messageId, rule: 'spam' });
    await expect(report).rejects.toMatchObject({ code: 'OWN_MESSAGE', defined: true });
  });
});

describe('who may decide', () => {
  const refused = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['support', 'FORBIDDEN'],
    ['editor', 'FORBIDDEN'],
    ['bookkeeper', 'FORBIDDEN'],
  ] as const;

  test.each(refused)('%s is answered %s', async (caller, code) => {
    const { messageId, key } = await reported();
    const api = stage.asCaller(caller).moderationAdmin;
    const answers = await Promise.allSettled([
      api.queue({ view: 'open' }),
      api.readCase({ key }),
      api.decide({ key, asOf: 1, message: 'hide', person: null, rule: 'scam' }),
      api.note({ key, text: 'Seen' }),
      api.transparency({ year: 2026 }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'rejected', reason: { code } });
    }
    const found = await stage.community.api.findMessage(stage.db, messageId);
    expect(found?.hiddenAt).toBeNull();
  });

  test('a moderator reads the queue', async () => {
    const { key } = await reported();
    const { cases } = await stage
      .asCaller('moderator')
      .moderationAdmin.queue({ view: 'open', limit: 100 });
    expect(cases.map((each) => each.key)).toContain(key);
  });
});

describe('a decision', () => {
  test('hides the message, gives its author the reasons and tells who reported it', async () => {
    const { messageId, key } = await reported('Guaranteed profits, write to me');
    await decide(key, { message: 'hide', remark: 'You promise profits.' });
    expect(await queueOf()).not.toContain(key);
    const found = await stage.community.api.findMessage(stage.db, messageId);
    expect(found?.hiddenAt).not.toBeNull();
    expect(await lastStatement(otto)).toMatchObject({
      restriction: 'hide',
      rule: 'scam',
      rulesVersion: 1,
      foundBy: 'report',
      quote: 'Guaranteed profits, write to me',
      place: 'DAX',
      isAutomated: false,
      remark: 'You promise profits.',
      isInForce: true,
      appeal: null,
    });
    const mails = stage.recorded.mails().map(({ mail }) => mail.kind);
    expect(mails).toEqual(['moderation-decision', 'report-decided']);
  });

  test('keeps what a removed message said for the person who wrote it', async () => {
    const { messageId, key } = await reported('Buy my signals');
    await decide(key, { message: 'remove' });
    expect((await stage.community.api.findMessage(stage.db, messageId))?.text).toBe('');
    expect((await lastStatement(otto)).quote).toBe('Buy my signals');
  });

  test('quotes a picture without text by its description, also after it is gone', async () => {
    const messageId = await stage.say(otto, 'x');
    await stage.pool.query(`update chat_messages set text = '', picture = $2 where id = $1`, [
      messageId,
      { id: randomUUID(), width: 10, height: 10, alt: 'My phone number' },
    ]);
    await stage.as(maja).moderation.report({ messageId, rule: 'privacy', text: '' });
    const key = `message:${messageId}`;
    await decide(key, { message: 'remove' });
    const picture = { quote: null, pictureAlt: 'My phone number' };
    expect(await lastStatement(otto)).toMatchObject(picture);
    const [mail] = stage.recorded.mails();
    expect(mail?.mail).toMatchObject({ kind: 'moderation-decision', ...picture });
    const detail = await stage.as(moderator).moderationAdmin.readCase({ key });
    expect(detail).toMatchObject({ excerpt: '', pictureAlt: 'My phone number' });
    const [source] = stage.moderation.personalData;
    await stage.db.transaction(async (tx) =>
      source?.erase?.(tx, otto.id, { touchContent: () => undefined }),
    );
    expect(await lastStatement(otto)).toMatchObject({ quote: null, pictureAlt: null });
  });

  test('suspends: the member cannot send anywhere, until it is reversed', async () => {
    const { key } = await reported();
    const friends = await connectMembers(otto, maja);
    await decide(key, { person: suspension });
    const until = new Date('2026-11-23T10:00:00Z');
    const rejection = { code: 'RESTRICTED', data: { until } };
    await expect(stage.say(otto)).rejects.toMatchObject(rejection);
    await expect(stage.say(otto, 'Psst', friends)).rejects.toMatchObject(rejection);
    expect(await stage.as(otto).moderation.standing()).toEqual({
      suspension: { until },
      mutes: [],
    });
    const { id: statementId } = await lastStatement(otto);
    await stage.as(moderator).moderationAdmin.reverse({ statementId, remark: 'A mistake' });
    await stage.say(otto, 'Back again', friends);
    expect((await lastStatement(otto)).isInForce).toBe(false);
    const again = stage.as(moderator).moderationAdmin.reverse({ statementId, remark: '' });
    await expect(again).rejects.toMatchObject({ code: 'NOT_IN_FORCE', defined: true });
  });

  test('ends by itself', async () => {
    const { key } = await reported();
    await decide(key, { person: suspension });
    stage.platform.clock.set('2026-11-23T10:00:01Z');
    await stage.say(otto);
    expect(await lastStatement(otto)).toMatchObject({ isInForce: false, reversedAt: null });
  });

  test('mutes in one room only', async () => {
    const room = await insertRoom(stage.db);
    const messageId = await stage.say(otto, 'Spam', room);
    const mute = { restriction: 'mute', days: null, isHereOnly: true } as const;
    await decide(`message:${messageId}`, { person: mute });
    await expect(stage.say(otto, 'More', room)).rejects.toMatchObject({
      code: 'RESTRICTED',
      data: { until: null },
    });
    await stage.say(otto, 'Elsewhere');
  });

  test('that finds nothing wrong closes the case, and a later report opens it again', async () => {
    const { messageId, key } = await reported();
    await decide(key);
    expect(await queueOf()).not.toContain(key);
    expect(await stage.as(otto).moderation.decisions()).toEqual([]);
    const mails = stage.recorded.mails().map(({ mail }) => mail);
    expect(mails).toMatchObject([{ kind: 'report-decided', hasActed: false }]);
    await stage.as(maja).moderation.report({ messageId, rule: 'spam' });
    expect(await queueOf()).toContain(key);
  });

  test('of two moderators only the first one counts', async () => {
    const { key } = await reported();
    const { asOf } = await stage.as(moderator).moderationAdmin.readCase({ key });
    await decide(key, { message: 'hide' });
    const late = stage.as(moderator).moderationAdmin.decide({
      key,
      asOf,
      message: null,
      person: suspension,
      rule: 'scam',
    });
    await expect(late).rejects.toMatchObject({ code: 'CASE_CHANGED', defined: true });
    expect(await stage.as(otto).moderation.decisions()).toHaveLength(1);
  });

  test('never silences staff, and nothing of a refused decision stays', async () => {
    const colleague = await stage.join('Ida Lund', { isAdmin: true });
    const messageId = await stage.say(colleague, 'From the academy');
    const refused = decide(`message:${messageId}`, { message: 'hide', person: suspension });
    await expect(refused).rejects.toMatchObject({ code: 'STAFF_NOT_RESTRICTED' });
    const found = await stage.community.api.findMessage(stage.db, messageId);
    expect(found?.hiddenAt).toBeNull();
  });

  test('is in the audit log with its rule', async () => {
    const { key } = await reported();
    await decide(key, { message: 'hide' });
    const { rows } = await stage.pool.query(
      'select actor_id, action, target_id, after from audit_entries order by number desc limit 1',
    );
    expect(rows[0]).toMatchObject({
      actor_id: moderator.id,
      action: 'moderation.restrict',
      target_id: key,
      after: { message: 'hide', rule: 'scam' },
    });
  });
});

test('support reads what applies to a person and why, not who reported them, and nobody their own', async () => {
  const { key } = await reported();
  await decide(key, { message: 'hide', person: suspension, remark: 'Asked for a deposit' });
  const { moderationAdmin } = stage.as(moderator);
  const record = await moderationAdmin.ofPerson({ userId: userIdSchema.parse(otto.id) });
  expect(record?.standing.suspension).not.toBeNull();
  expect(record?.decisions).toContainEqual(
    expect.objectContaining({
      restriction: 'suspend',
      rule: 'scam',
      remark: 'Asked for a deposit',
      isInForce: true,
    }),
  );
  expect(JSON.stringify(record)).not.toContain(maja.id);
  const unharmed = await moderationAdmin.ofPerson({ userId: userIdSchema.parse(maja.id) });
  expect(unharmed).toEqual({ standing: { suspension: null, mutes: [] }, decisions: [] });
  const own = await moderationAdmin.ofPerson({ userId: userIdSchema.parse(moderator.id) });
  expect(own).toBeNull();
  const { rows } = await stage.pool.query(
    "select target_id from audit_entries where action = 'moderation.read-person' and actor_id = $1 order by number",
    [moderator.id],
  );
  expect(rows).toEqual([{ target_id: otto.id }, { target_id: maja.id }]);
});

test('slow mode lets each member write once in its time', async () => {
  const conversationId = await insertRoom(stage.db);
  await stage.as(moderator).moderationAdmin.setSlowMode({ conversationId, seconds: 30 });
  const rooms = await moderator.api.communityAdmin.rooms();
  expect(rooms).toContainEqual(expect.objectContaining({ id: conversationId, slowSeconds: 30 }));
  await maja.api.messages.send({ conversationId, ...createMessageDraft() });
  const second = maja.api.messages.send({ conversationId, ...createMessageDraft() });
  await expect(second).rejects.toMatchObject({ code: 'SLOW_MODE' });
  await stage.as(moderator).moderationAdmin.setSlowMode({ conversationId, seconds: 0 });
  await maja.api.messages.send({ conversationId, ...createMessageDraft() });
});

test('the yearly figures count what happened and name nobody', async () => {
  const { key } = await reported();
  stage.platform.clock.set('2026-11-16T12:00:00Z');
  await decide(key, { message: 'hide' });
  const { lines, csv } = await stage.as(moderator).moderationAdmin.transparency({ year: 2026 });
  const countOf = (figure: string, by: string) =>
    lines.find((line) => line.figure === figure && line.by === by)?.count ?? 0;
  const { rows } = await stage.pool.query(
    "select count(*) filter (where kind = 'hide')::int as hidden, count(*) filter (where kind = 'report' and rule = 'scam' and notice_id is null)::int as scams from moderation_events",
  );
  expect(countOf('restrictions', 'hide')).toBe(rows[0].hidden);
  expect(countOf('reports', 'scam')).toBe(rows[0].scams);
  expect(csv).toContain('year,figure,by,count\r\n');
  for (const { name } of [maja, otto, moderator]) expect(csv).not.toContain(name);
  const other = await stage.as(moderator).moderationAdmin.transparency({ year: 2030 });
  expect(other.lines.every(({ count }) => count === 0)).toBe(true);
});

describe('what is written down', () => {
  test('stays as it is', async () => {
    const { key } = await reported();
    await decide(key, { message: 'hide' });
    for (const change of [
      "update moderation_events set kind = 'note'",
      'delete from moderation_events',
      "update moderation_statements set rule = 'spam'",
      'delete from moderation_statements',
    ]) {
      await expect(stage.pool.query(change)).rejects.toThrow('is written once');
    }
  });

  test('is the person’s to export, and nameless once they are erased', async () => {
    const { key } = await reported('A word of Otto');
    await decide(key, { message: 'hide', remark: 'Otto promised profits' });
    const [source] = stage.moderation.personalData;
    const held = await source?.read(stage.db, otto.id);
    expect(held).toMatchObject({ decisions: [{ restriction: 'hide', quote: 'A word of Otto' }] });
    expect(JSON.stringify(held)).not.toContain(maja.id);
    await stage.db.transaction(async (tx) =>
      source?.erase?.(tx, otto.id, { touchContent: () => undefined }),
    );
    await stage.pool.query('delete from users where id = $1', [otto.id]);
    const { rows } = await stage.pool.query(
      'select * from moderation_events e left join moderation_statements s on s.id = e.statement_id where e.case_key = $1',
      [key],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/A word of Otto|Otto promised/);
  });
});
