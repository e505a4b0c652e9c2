import { createRouterClient } from '@orpc/server';
import { Hono } from 'hono';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { testEmailPreferences } from './email-preferences.factory.ts';

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, '2026-11-16T10:20:00Z');
const emails = testEmailPreferences(platform);
const member = callers.member.userId;
const other = callers.otherMember.userId;
for (const id of [member, other]) await insertPerson(db, { id });

afterAll(() => database.close());
beforeEach(() => pool.query('delete from email_preferences'));

const as = (caller: Caller) =>
  createRouterClient(emails.routers.emailPreferences, { context: contextOf(callers[caller]) });
const on = { learningReminders: true, communityDigest: 'off' } as const;
const off = { learningReminders: false, communityDigest: 'off' } as const;
const tokenOf = (userId: string) =>
  emails.api.unsubscribeLinks('learningReminders', userId).pageUrl.split('#leave=')[1] ?? '';
const recipients = async (...ids: string[]) =>
  (await emails.api.findRecipients(db, 'learningReminders', ids)).map(({ userId }) => userId);

test('reminders are on until the member turns them off, for themselves alone', async () => {
  expect(await as('member').mine()).toEqual(on);
  await as('member').change(off);
  await as('member').change({});
  expect(await as('member').mine()).toEqual(off);
  expect(await as('otherMember').mine()).toEqual(on);
  expect(await recipients(member, other)).toEqual([other]);
  await expect(as('anonymous').mine()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(as('anonymous').change(on)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('the digest only comes to those who ask for it, and its link leaves reminders on', async () => {
  const readers = () => emails.api.findDigestReaders(db, { after: null, limit: 10 });
  expect(await readers()).toEqual([]);
  await as('member').change({ communityDigest: 'weekly' });
  await as('otherMember').change({ communityDigest: 'daily' });
  expect(await readers()).toEqual([member, other].toSorted());
  const [first = ''] = await readers();
  expect(await emails.api.findDigestReaders(db, { after: first, limit: 10 })).toHaveLength(1);
  const { pageUrl } = emails.api.unsubscribeLinks('communityDigest', member);
  await as('anonymous').stop({ token: pageUrl.split('#leave=')[1] ?? '' });
  expect(await as('member').mine()).toEqual(on);
  expect(await readers()).toEqual([other]);
  await expect(
    // Not a value of the type: what a stranger could send.
    as('member').change({ communityDigest: 'hourly' as 'daily' }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a time zone is noted without changing a choice, and an invented one is refused', async () => {
  const timeZone = 'America/New_York';
  await as('member').change(off);
  await as('member').noteTimeZone({ timeZone });
  expect(await as('member').mine()).toEqual(off);
  await as('member').change(on);
  const [recipient] = await emails.api.findRecipients(db, 'learningReminders', [member]);
  expect(recipient).toMatchObject({ timeZone, language: 'en', firstName: 'Maja' });
  for (const invented of ['Europe/Atlantis', '', 'x'.repeat(61)]) {
    await expect(as('member').noteTimeZone({ timeZone: invented })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
});

test('a link turns off its kind for its person, without signing in, and again without harm', async () => {
  expect(await as('anonymous').stop({ token: tokenOf(member) })).toEqual({
    kind: 'learningReminders',
  });
  await as('otherMember').stop({ token: tokenOf(member) });
  expect([await as('member').mine(), await as('otherMember').mine()]).toEqual([off, on]);
});

test('a link that was changed, or whose account is gone, does nothing', async () => {
  const [kind, , signature] = tokenOf(member).split('.');
  const person = Buffer.from(other).toString('base64url');
  const forged = [
    `${kind}.${person}.${signature}`,
    `orders.${tokenOf(member).split('.').slice(1).join('.')}`,
    `${tokenOf(member)}A`,
    tokenOf('nobody'),
    'learningReminders',
  ];
  for (const token of forged) {
    await expect(as('anonymous').stop({ token }), token).rejects.toThrow('LINK_INVALID');
  }
  expect(await recipients(member, other)).toEqual([member, other]);
});

test('a mail program unsubscribes by one click, which asks nothing', async () => {
  const { oneClickUrl } = emails.api.unsubscribeLinks('learningReminders', member);
  const { pathname } = new URL(oneClickUrl);
  const app = new Hono();
  for (const address of emails.addresses()) {
    if ('answer' in address) app.post(address.path, address.answer as never);
  }
  const click = (path: string) =>
    app.request(path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  expect((await click(`${pathname}x`)).status).toBe(404);
  expect(await as('member').mine()).toEqual(on);
  expect((await click(pathname)).status).toBe(204);
  expect((await click(pathname)).status).toBe(204);
  expect(await as('member').mine()).toEqual(off);
});

test('reaches nobody who is suspended, unverified or about to leave', async () => {
  const now = new Date('2026-11-16T10:00:00Z');
  await insertPerson(db, { id: 'suspended', suspendedAt: now });
  await insertPerson(db, { id: 'unverified', emailVerified: false });
  await insertPerson(db, { id: 'leaving', erasureAt: now });
  expect(await recipients('suspended', 'unverified', 'leaving', 'nobody', member)).toEqual([
    member,
  ]);
});

test('each choice has a time of its own in the export', async () => {
  const times = async () => emails.personalData[0]?.read(db, member);
  await as('member').change({});
  expect(await times()).toBeNull();
  await as('member').change({ communityDigest: 'weekly' });
  const [first, later] = [platform.clock.now(), new Date('2026-11-20T08:00:00Z')];
  expect(await times()).toMatchObject({
    communityDigestChangedAt: first,
    learningRemindersChangedAt: null,
  });
  platform.clock.set(later.toISOString());
  await as('anonymous').stop({ token: tokenOf(member) });
  expect(await times()).toMatchObject({
    communityDigestChangedAt: first,
    learningRemindersChangedAt: later,
    changedAt: later,
  });
});

test('the choices are in the export and go with the account', async () => {
  const [source] = emails.personalData;
  await insertPerson(db, { id: 'gone' });
  expect(await source?.read(db, 'gone')).toBeNull();
  await platform.transact(({ tx }) =>
    tx.execute(`insert into email_preferences (user_id, time_zone) values ('gone', 'Asia/Tokyo')`),
  );
  expect(await source?.read(db, 'gone')).toEqual({
    ...on,
    timeZone: 'Asia/Tokyo',
    learningRemindersChangedAt: null,
    communityDigestChangedAt: null,
    changedAt: null,
  });
  await pool.query(`delete from users where id = 'gone'`);
  expect(await source?.read(db, 'gone')).toBeNull();
});
