import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertPerson } from '../identity.factory.ts';
import { openPeopleStage } from './people.factory.ts';
import { findStaffChangedAt } from './staff.repository.ts';

const people = await openPeopleStage('2026-11-16T10:20:00Z');
const { db, pool, as, auditLog } = people;
const reason = 'Asked by the board';

afterAll(() => people.database.close());

beforeEach(async () => {
  await people.empty();
  await insertPerson(db, { id: 'admin-id', email: 'adam@danube.example', role: 'admin' });
  await insertPerson(db, { id: 'support-id', role: 'admin', staffRoles: ['support'] });
});

test('several roles are kept, shown and on record', async () => {
  const { id: userId } = await insertPerson(db);
  const input = { userId, staffRoles: ['editor', 'support', 'editor'] as const, reason };
  const changed = await as('admin').changeRole({ ...input, staffRoles: [...input.staffRoles] });
  expect(changed).toMatchObject({ role: 'admin', staffRoles: ['editor', 'support'] });
  expect(await auditLog()).toMatchObject([
    {
      action: 'people.change-role',
      before: { role: 'member', staffRoles: [] },
      after: { role: 'admin', staffRoles: ['editor', 'support'] },
      reason,
    },
  ]);
  const taken = await as('admin').changeRole({ userId, staffRoles: [], reason });
  expect(taken).toMatchObject({ role: 'member', staffRoles: [], isAdmin: false });
});

test('a role that does not exist is refused', async () => {
  const { id: userId } = await insertPerson(db);
  // As an untyped client could send it.
  const staffRoles = ['emperor'] as unknown as ['owner'];
  await expect(as('admin').changeRole({ userId, staffRoles, reason })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('support can do nothing to other staff', async () => {
  const support = as('support');
  const userId = userIdSchema.parse('admin-id');
  for (const act of [
    () => support.suspend({ userId, reason }),
    () => support.revokeSessions({ userId, reason }),
    () => support.requestSecondFactorRemoval({ userId, reason }),
  ]) {
    await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  const { rows } = await pool.query('select 1 from users where suspended_at is not null');
  expect(rows).toEqual([]);
});

test('support looks after members', async () => {
  const { id: userId } = await insertPerson(db);
  const suspended = await as('support').suspend({ userId, reason });
  expect(suspended.state).toBe('suspended');
});

test('the log tells when the staff last changed, whatever happens to members', async () => {
  const { id: userId } = await insertPerson(db, { role: 'admin', staffRoles: ['bookkeeper'] });
  const member = await insertPerson(db);
  const { clock } = people;
  const admin = as('admin');
  const changedAt = () => findStaffChangedAt(db, ['adam@danube.example']);
  const later = () => clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
  expect(await changedAt()).toBeNull();
  for (const act of [
    () => admin.suspend({ userId, reason }),
    () => admin.restore({ userId, reason }),
    () => admin.changeRole({ userId, staffRoles: [], reason }),
    () => admin.changeRole({ userId, staffRoles: ['bookkeeper'], reason }),
    () => admin.changeAdminEmails({ emails: ['adam@danube.example'], reason }),
  ]) {
    later();
    await act();
    expect(await changedAt()).toEqual(clock.now());
  }
  const last = clock.now();
  later();
  await admin.suspend({ userId: member.id, reason });
  await admin.changeRole({ userId, staffRoles: ['bookkeeper'], reason });
  expect(await changedAt()).toEqual(last);
});
