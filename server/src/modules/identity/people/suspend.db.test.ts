import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { insertPerson, insertSession, storeAdminEmails } from '../identity.factory.ts';
import { openPeopleStage } from './people.factory.ts';

const monday = '2026-11-16T10:20:00Z';
const reason = 'Asked for by telephone';

const people = await openPeopleStage(monday);
const { db, pool, recorded, as, asAdmin, auditLog } = people;
const admin = as('admin');

afterAll(() => people.database.close());

beforeEach(async () => {
  await people.empty();
  await insertPerson(db, { id: 'admin-id', email: 'adam@danube.example', role: 'admin' });
});

describe('suspension', () => {
  test('ends the sessions, writes to the person in their language and is on record', async () => {
    const person = await insertPerson(db, { language: 'de' });
    await insertSession(db, person.id);
    const suspended = await admin.suspend({ userId: person.id, reason });
    expect(suspended).toMatchObject({
      state: 'suspended',
      deviceCount: 0,
      suspension: { reason, since: new Date(monday) },
    });
    const mail = { kind: 'account-suspended', firstName: 'Maja', reason };
    expect(recorded.mails()).toMatchObject([{ to: person.email, locale: 'de', mail }]);
    expect(await auditLog()).toMatchObject([
      {
        action: 'people.suspend',
        target: `person:${person.id}`,
        before: { suspension: null },
        after: { suspension: { reason } },
        reason,
      },
    ]);
  });

  test('once more with other words changes the reason, and nobody is written to again', async () => {
    const { id: userId } = await insertPerson(db);
    await admin.suspend({ userId, reason });
    people.clock.set('2026-11-17T10:20:00Z');
    const again = await admin.suspend({ userId, reason: 'Chargeback fraud' });
    people.clock.set(monday);
    expect(again.suspension).toEqual({ reason: 'Chargeback fraud', since: new Date(monday) });
    expect(recorded.mails()).toHaveLength(1);
    expect(await auditLog()).toHaveLength(2);
  });

  test('nobody suspends themselves', async () => {
    const userId = userIdSchema.parse('admin-id');
    await expect(admin.suspend({ userId, reason })).rejects.toMatchObject({ code: 'NOT_ONESELF' });
    expect((await admin.read({ userId })).suspension).toBeNull();
  });

  test('an administrator who was suspended meanwhile suspends nobody', async () => {
    const { id: userId } = await insertPerson(db);
    await pool.query("update users set suspended_at = now() where id = 'admin-id'");
    await expect(admin.suspend({ userId, reason })).rejects.toMatchObject({ code: 'NOT_ONESELF' });
    expect(recorded.mails()).toEqual([]);
  });

  test('restoring lets the person in again and tells them once', async () => {
    const { id: userId } = await insertPerson(db);
    await admin.suspend({ userId, reason });
    const restored = await admin.restore({ userId, reason });
    expect(restored).toMatchObject({ state: 'active', suspension: null });
    await admin.restore({ userId, reason });
    expect(recorded.mails().map(({ mail }) => mail.kind)).toEqual([
      'account-suspended',
      'account-restored',
    ]);
    expect((await auditLog()).map(({ action }) => action)).toEqual([
      'people.suspend',
      'people.restore',
      'people.restore',
    ]);
  });
});

describe('the list of administrators’ addresses', () => {
  test('is null until one is stored', async () => {
    expect(await admin.adminEmails()).toBeNull();
    const emails = ['zoe@danube.example', ' Adam@Danube.example ', 'zoe@danube.example'];
    await admin.changeAdminEmails({ emails, reason });
    expect(await admin.adminEmails()).toEqual(['adam@danube.example', 'zoe@danube.example']);
    expect(await auditLog()).toMatchObject([
      { action: 'people.read-admin-emails', target: 'admin-config:admin_emails' },
      {
        action: 'people.change-admin-emails',
        before: { emails: null },
        after: { emails: ['adam@danube.example', 'zoe@danube.example'] },
        reason,
      },
      { action: 'people.read-admin-emails' },
    ]);
  });

  test('nobody strikes out the address that makes them an administrator', async () => {
    await storeAdminEmails(db, ['listed@danube.example']);
    const { id } = await insertPerson(db, { email: 'listed@danube.example' });
    const listed = asAdmin(id);
    await expect(listed.changeAdminEmails({ emails: [], reason })).rejects.toMatchObject({
      code: 'NOT_ONESELF',
    });
    expect(await admin.adminEmails()).toEqual(['listed@danube.example']);
  });
});
