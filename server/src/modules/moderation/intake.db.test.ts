import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  connectMembers,
  insertRoom,
  monday,
  type TestMember,
} from '../community/community.factory.ts';
import { createNotice, type ModerationStage, openModerationStage } from './moderation.factory.ts';

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

describe('a notice', () => {
  test('needs no account and is acknowledged in the same transaction', async () => {
    const { reference } = await stage.asCaller('anonymous').moderation.sendNotice(createNotice());
    expect(stage.recorded.mails()).toMatchObject([
      { to: 'eva@example.org', locale: 'de', mail: { kind: 'notice-received', reference } },
    ]);
    const { cases } = await stage.as(moderator).moderationAdmin.queue({ view: 'open', limit: 100 });
    const { key = '' } = cases.findLast((each) => each.key.startsWith('notice:')) ?? {};
    const detail = await stage.as(moderator).moderationAdmin.readCase({ key });
    expect(detail.notice).toMatchObject({ name: 'Eva Weiss', reference });
    await stage.as(moderator).moderationAdmin.decide({
      key,
      asOf: detail.asOf,
      message: null,
      person: null,
      rule: 'illegal',
    });
    expect(stage.recorded.mails().at(-1)).toMatchObject({
      to: 'eva@example.org',
      mail: { kind: 'report-decided', hasActed: false },
    });
  });

  test('that names a message of a room joins its case; a direct message stays unknown', async () => {
    const messageId = await stage.say(otto);
    const key = `message:${messageId}`;
    await stage.as(maja).moderation.report({ messageId, rule: 'scam' });
    const place = `https://academy.example/chat?message=${messageId}`;
    await stage.asCaller('anonymous').moderation.sendNotice(createNotice({ place }));
    const detail = await stage.as(moderator).moderationAdmin.readCase({ key });
    expect(detail.reportCount).toBe(2);
    const secret = await stage.say(otto, 'Between us', await connectMembers(otto, maja));
    await stage
      .asCaller('anonymous')
      .moderation.sendNotice(createNotice({ place: `message ${secret}` }));
    expect(await queueOf()).not.toContain(`message:${secret}`);
  });

  test('of a program is refused', async () => {
    const refused = stage.asCaller('anonymous').moderation.sendNotice(createNotice({ trap: 'x' }));
    await expect(refused).rejects.toMatchObject({ code: 'NOTICE_REFUSED', defined: true });
    expect(stage.recorded.mails()).toEqual([]);
  });
});

describe('filters', () => {
  const flagsOf = async (key: string) =>
    (await stage.as(moderator).moderationAdmin.readCase({ key })).filters;

  test('flag a promise of profits and hold nothing back', async () => {
    const room = await insertRoom(stage.db);
    const id = await stage.say(otto, 'Guaranteed profits every week!', room);
    expect(await flagsOf(`message:${id}`)).toEqual(['profitPromise']);
    const page = await maja.api.messages.list({ conversationId: room });
    expect(page.messages.map((message) => message.id)).toContain(id);
  });

  test('flag a name like one of the staff, once, with the person as its case', async () => {
    const fake = await stage.join('Nоra Fischеr');
    await stage.say(fake, 'Hello');
    await stage.say(fake, 'Hello again');
    const detail = await stage.as(moderator).moderationAdmin.readCase({ key: `person:${fake.id}` });
    expect(detail.events.filter(({ kind }) => kind === 'flag')).toHaveLength(1);
    expect(detail.filters).toEqual(['staffLookalike']);
  });

  test('flag the link of an account of this week, not of an older one', async () => {
    const old = await stage.say(otto, 'See https://example.org/a');
    expect(await flagsOf(`message:${old}`)).toEqual([]);
    await stage.pool.query('update users set created_at = $1 where id = $2', [monday, maja.id]);
    const fresh = await stage.say(maja, 'See https://example.org/b');
    expect(await flagsOf(`message:${fresh}`)).toEqual(['newAccountLink']);
  });

  test('do not read what people write to each other, and leave staff alone', async () => {
    const friends = await connectMembers(otto, maja);
    await stage.say(otto, 'Guaranteed profits every week!', friends);
    await stage.say(moderator, 'Nobody has guaranteed profits; guaranteed profits are a scam');
    const { cases } = await stage.as(moderator).moderationAdmin.queue({ view: 'open', limit: 100 });
    expect(cases.filter(({ person }) => person?.id === moderator.id)).toEqual([]);
    expect(cases.filter(({ person }) => person?.id === otto.id)).toEqual([]);
  });
});
