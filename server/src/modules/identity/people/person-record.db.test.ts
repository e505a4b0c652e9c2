import { randomUUID } from 'node:crypto';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { maxMailsToPersonPerDay } from '@danube/contract/identity/person-record-rules.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../../testing/callers.ts';
import { insertPerson } from '../identity.factory.ts';
import { identitySources } from '../leaving/identity-sources.ts';
import { openPeopleStage } from './people.factory.ts';

const monday = '2026-11-16T10:20:00Z';
const nobody = userIdSchema.parse('nobody');

const people = await openPeopleStage(monday);
const { db, pool, recorded, as, auditLog } = people;
const admin = as('admin');

afterAll(() => people.database.close());

beforeEach(async () => {
  await people.empty();
  people.clock.set(monday);
  await insertPerson(db, { id: 'admin-id', email: 'adam@danube.example', role: 'admin' });
});

const mail = { subject: 'Your question', text: 'First line\nSecond line' };
const newMail = () => ({ key: randomUUID(), ...mail });
const newNote = (text = 'Note') => ({ key: randomUUID(), text });
const entriesOf = async (userId: ReturnType<typeof userIdSchema.parse>) =>
  (await admin.listEntries({ userId })).entries;

test.each([
  ['anonymous', 'UNAUTHORIZED'],
  ['member', 'FORBIDDEN'],
  ['rep', 'FORBIDDEN'],
  ['editor', 'FORBIDDEN'],
] as const)('nothing of it is open to %s', async (caller: Caller, code) => {
  const { id: userId } = await insertPerson(db);
  for (const act of [
    () => as(caller).listEntries({ userId }),
    () => as(caller).addNote({ userId, ...newNote() }),
    () => as(caller).deleteNote({ userId, id: randomUUID() }),
    () => as(caller).sendMail({ userId, ...newMail() }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code });
  }
  expect(await auditLog()).toEqual([]);
  expect(recorded.mails()).toEqual([]);
});

test('nothing is written about nobody', async () => {
  for (const act of [
    () => admin.listEntries({ userId: nobody }),
    () => admin.addNote({ userId: nobody, ...newNote() }),
    () => admin.deleteNote({ userId: nobody, id: randomUUID() }),
    () => admin.sendMail({ userId: nobody, ...newMail() }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' });
  }
});

describe('a note', () => {
  test('is listed with its author, and the log has no word of it', async () => {
    const { id: userId } = await insertPerson(db);
    const once = { userId, ...newNote('  Called\r\nabout a refund ') };
    await admin.addNote(once);
    await admin.addNote(once);
    const text = 'Called\nabout a refund';
    expect(await entriesOf(userId)).toMatchObject([
      { id: once.key, kind: 'note', subject: null, text, createdAt: new Date(monday) },
    ]);
    const log = await auditLog();
    expect(log.map(({ action, target }) => [action, target])).toEqual([
      ['people.add-note', `person:${userId}`],
      ['people.read-notes', `person:${userId}`],
    ]);
    expect(JSON.stringify(log)).not.toContain('refund');
  });

  test('is read page by page, also where several are of the same moment or one is deleted', async () => {
    const { id: userId } = await insertPerson(db);
    for (const [index, second] of [1, 1, 1, 2, 3].entries()) {
      people.clock.set(`2026-11-16T10:20:0${second}Z`);
      await admin.addNote({ userId, ...newNote(`Note ${index}`) });
    }
    const whole = await admin.listEntries({ userId });
    expect(whole).toMatchObject({ nextCursor: null, entries: { length: 5 } });
    const first = await admin.listEntries({ userId, limit: 2 });
    const cursor = first.nextCursor ?? '';
    await admin.deleteNote({ userId, id: first.entries[1]?.id ?? '' });
    const second = await admin.listEntries({ userId, limit: 2, cursor });
    const third = await admin.listEntries({ userId, limit: 2, cursor: second.nextCursor ?? '' });
    expect([first, second, third].flatMap(({ entries }) => entries)).toEqual(whole.entries);
    expect(third.nextCursor).toBeNull();
  });

  test('is deleted once, only from its person, and a sent email never', async () => {
    const { id: userId } = await insertPerson(db);
    const other = await insertPerson(db, { id: 'other', email: 'other@danube.example' });
    await admin.addNote({ userId, ...newNote() });
    await admin.sendMail({ userId, ...newMail() });
    const entries = await entriesOf(userId);
    for (const { id } of entries) await admin.deleteNote({ userId: other.id, id });
    expect(await entriesOf(userId)).toHaveLength(2);
    for (const { id } of [...entries, ...entries]) await admin.deleteNote({ userId, id });
    expect((await entriesOf(userId)).map(({ kind }) => kind)).toEqual(['mail']);
    const log = await auditLog();
    expect(log.filter(({ action }) => action === 'people.delete-note')).toHaveLength(1);
  });

  test('is exported without its author, and erased with the person', async () => {
    const { id: userId } = await insertPerson(db);
    await admin.addNote({ userId, ...newNote() });
    const source = identitySources.find(({ name }) => name === 'notes-and-emails');
    const exported = await source?.read(db, userId);
    expect(exported).toEqual([
      { kind: 'note', subject: null, text: 'Note', createdAt: new Date(monday) },
    ]);
    await pool.query('delete from users where id = $1', [userId]);
    const { rows } = await pool.query('select from person_entries');
    expect(rows).toEqual([]);
  });

  test('outlives its author without a name', async () => {
    const { id: userId } = await insertPerson(db);
    await admin.addNote({ userId, ...newNote() });
    await pool.query("delete from users where id = 'admin-id'");
    expect(await entriesOf(userId)).toMatchObject([{ text: 'Note', author: null }]);
  });
});

describe('an email', () => {
  test('goes to the person in their language, once per key, and is kept', async () => {
    const person = await insertPerson(db, { language: 'de' });
    const once = { userId: person.id, ...newMail() };
    await admin.sendMail(once);
    await admin.sendMail(once);
    expect(recorded.mails()).toMatchObject([
      {
        to: person.email,
        locale: 'de',
        mail: { kind: 'personal-message', firstName: 'Maja', ...mail },
      },
    ]);
    expect(await entriesOf(person.id)).toMatchObject([{ id: once.key, kind: 'mail', ...mail }]);
    const log = await auditLog();
    expect(log.filter(({ action }) => action === 'people.send-mail')).toHaveLength(1);
    expect(JSON.stringify(log)).not.toContain('Second line');
  });

  test('is refused above the limit of a day, and the next day goes out again', async () => {
    const { id: userId } = await insertPerson(db);
    for (let sent = 0; sent < maxMailsToPersonPerDay; sent++) {
      await admin.sendMail({ userId, ...newMail() });
    }
    people.clock.set('2026-11-16T11:20:00Z');
    await expect(admin.sendMail({ userId, ...newMail() })).rejects.toMatchObject({
      code: 'MAIL_LIMIT_REACHED',
      defined: true,
      data: { max: maxMailsToPersonPerDay, possibleAt: new Date('2026-11-17T10:20:00Z') },
    });
    expect(recorded.mails()).toHaveLength(maxMailsToPersonPerDay);
    people.clock.set('2026-11-17T10:20:01Z');
    await admin.sendMail({ userId, ...newMail() });
    expect(recorded.mails()).toHaveLength(maxMailsToPersonPerDay + 1);
  });

  test.each([
    { subject: 'Two\nlines', text: 'Text' },
    { subject: ' ', text: 'Text' },
    { subject: 'Subject', text: ' \n ' },
  ])('is refused with $subject', async (wrong) => {
    const { id: userId } = await insertPerson(db);
    const sending = admin.sendMail({ userId, key: randomUUID(), ...wrong });
    await expect(sending).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});
