import { identityContract } from '@danube/contract/identity/identity.contract.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { createRouterClient, implement } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { guard } from '../../../platform/guard.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { type Caller, callers, contextOf } from '../../../testing/callers.ts';
import {
  insertLinkedProvider,
  insertPasskey,
  insertPerson,
  insertSession,
  insertTwoFactor,
  storeAdminEmails,
} from '../identity.factory.ts';
import { openPeopleStage } from './people.factory.ts';

const monday = '2026-11-16T10:20:00Z';
const nobody = userIdSchema.parse('nobody');
const reason = 'Asked for by telephone';

const people = await openPeopleStage(monday);
const { db, pool, recorded, procedures, as, asAdmin, auditLog, countSessions } = people;
const admin = as('admin');

afterAll(() => people.database.close());

beforeEach(async () => {
  await people.empty();
  await insertPerson(db, { id: 'admin-id', email: 'adam@danube.example', role: 'admin' });
});

describe('who may call', () => {
  const userId = userIdSchema.parse('admin-id');
  const acts = {
    list: (caller: Caller) => as(caller).list({}),
    exportCsv: (caller: Caller) => as(caller).exportCsv({}),
    read: (caller: Caller) => as(caller).read({ userId }),
    changeRole: (caller: Caller) => as(caller).changeRole({ userId, staffRoles: [], reason }),
    changeSalesRep: (caller: Caller) =>
      as(caller).changeSalesRep({ userId, isSalesRep: true, reason }),
    revokeSessions: (caller: Caller) => as(caller).revokeSessions({ userId, reason }),
    suspend: (caller: Caller) => as(caller).suspend({ userId, reason }),
    restore: (caller: Caller) => as(caller).restore({ userId, reason }),
    adminEmails: (caller: Caller) => as(caller).adminEmails(),
    changeAdminEmails: (caller: Caller) => as(caller).changeAdminEmails({ emails: [], reason }),
  };
  const rejections = [
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const;
  const refused = Object.entries(acts).flatMap(([name, act]) =>
    rejections.map(([caller, code]) => ({ name, act, caller, code })),
  );

  test.each(refused)(
    '$name answers $caller with $code and does nothing',
    async ({ act, caller, code }) => {
      await expect(act(caller)).rejects.toMatchObject({ code });
      expect(await auditLog()).toEqual([]);
      expect(recorded.sent).toEqual([]);
    },
  );

  test('the guard is asked once where the procedures are part of the module’s router', async () => {
    const os = implement(identityContract.people).$context<RequestContext>().use(guard);
    const spent: string[] = [];
    const nested = createRouterClient(os.router(procedures), {
      context: contextOf(callers.admin, {
        spend: async (limit) => {
          spent.push(limit);
          return { allowed: true };
        },
      }),
    });
    await nested.adminEmails();
    expect(spent).toEqual(['general']);
    const asMember = createRouterClient(os.router(procedures), {
      context: contextOf(callers.member),
    });
    await expect(asMember.adminEmails()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('a person who is not there', () => {
  const acts = {
    read: () => admin.read({ userId: nobody }),
    changeRole: () => admin.changeRole({ userId: nobody, staffRoles: ['owner'], reason }),
    changeSalesRep: () => admin.changeSalesRep({ userId: nobody, isSalesRep: true, reason }),
    revokeSessions: () => admin.revokeSessions({ userId: nobody, reason }),
    suspend: () => admin.suspend({ userId: nobody, reason }),
    restore: () => admin.restore({ userId: nobody, reason }),
  };

  test.each(Object.entries(acts))('%s answers PERSON_NOT_FOUND', async (_name, act) => {
    await expect(act()).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' });
    expect(await auditLog()).toEqual([]);
  });
});

test('an act without a reason is not accepted', async () => {
  const { id: userId } = await insertPerson(db);
  await expect(admin.suspend({ userId, reason: '  a ' })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

describe('reading a person', () => {
  test('shows what an administrator needs, and nothing that signs in', async () => {
    const { id: userId } = await insertPerson(db, {
      email: 'maja@danube.example',
      firstName: 'Mája',
      phone: '+421900123456',
      language: 'sk',
      isSalesRep: true,
      passwordHash: 'the-hash',
      twoFactorEnabled: true,
    });
    await insertTwoFactor(db, userId);
    await insertPasskey(db, userId);
    await insertLinkedProvider(db, userId, { providerId: 'google' });
    const used = new Date('2026-11-15T08:00:00Z');
    await insertSession(db, userId, { lastActiveAt: used });
    await insertSession(db, userId, {
      lastActiveAt: new Date('2026-10-01T08:00:00Z'),
      expiresAt: new Date('2026-11-01T08:00:00Z'),
    });
    expect(await admin.read({ userId })).toEqual({
      id: userId,
      email: 'maja@danube.example',
      firstName: 'Mája',
      lastName: 'Horvat',
      isAdmin: false,
      isSalesRep: true,
      hasSecondFactor: true,
      state: 'active',
      memberSince: new Date('2026-01-02T10:00:00Z'),
      lastActiveAt: used,
      phone: '+421900123456',
      language: 'sk',
      role: 'member',
      staffRoles: [],
      hasPassword: true,
      providers: ['google'],
      passkeyCount: 1,
      deviceCount: 1,
      suspension: null,
      erasureAt: null,
      secondFactorRemovalAt: null,
    });
    expect(await auditLog()).toEqual([
      {
        action: 'people.read',
        actor: 'admin:admin-id',
        target: `person:${userId}`,
        before: null,
        after: null,
        reason: null,
        requestId: 'request-7',
      },
    ]);
  });

  test('an address on the stored list makes an administrator only where it was verified', async () => {
    await storeAdminEmails(db, ['LISTED@danube.example', 'unproved@danube.example']);
    const listed = await insertPerson(db, { email: 'listed@danube.example' });
    const unproved = await insertPerson(db, {
      email: 'unproved@danube.example',
      emailVerified: false,
    });
    const fallback = await insertPerson(db, { email: 'fallback@danube.example' });
    const isAdmin = async (userId: typeof nobody) => (await admin.read({ userId })).isAdmin;
    expect(await isAdmin(listed.id)).toBe(true);
    expect(await isAdmin(unproved.id)).toBe(false);
    expect(await isAdmin(fallback.id)).toBe(false);
    expect((await admin.read({ userId: listed.id })).role).toBe('member');
  });

  test('the fallback list counts while none is stored', async () => {
    const { id: userId } = await insertPerson(db, { email: 'fallback@danube.example' });
    expect((await admin.read({ userId })).isAdmin).toBe(true);
  });

  test('an account without a profile is shown with the name it has', async () => {
    const { id: userId } = await insertPerson(db, { hasProfile: false });
    expect(await admin.read({ userId })).toMatchObject({
      firstName: 'Maja Horvat',
      lastName: '',
      role: 'member',
    });
  });
});

describe('changing a role', () => {
  test('stores it, ends the person’s sessions and nobody else’s, and is on record', async () => {
    const { id: userId } = await insertPerson(db);
    await insertSession(db, userId);
    await insertSession(db, 'admin-id');
    const changed = await admin.changeRole({ userId, staffRoles: ['owner'], reason });
    expect(changed).toMatchObject({ role: 'admin', isAdmin: true, deviceCount: 0 });
    expect(await countSessions('admin-id')).toBe(1);
    expect(await auditLog()).toMatchObject([
      {
        action: 'people.change-role',
        target: `person:${userId}`,
        before: { role: 'member' },
        after: { role: 'admin' },
        reason,
      },
    ]);
  });

  test('the same role again leaves the sessions alone', async () => {
    const { id: userId } = await insertPerson(db);
    await insertSession(db, userId);
    await admin.changeRole({ userId, staffRoles: [], reason });
    expect(await countSessions(userId)).toBe(1);
    expect(await auditLog()).toHaveLength(1);
  });

  test('gives an account without a profile one', async () => {
    const { id: userId } = await insertPerson(db, { hasProfile: false });
    expect(await admin.changeRole({ userId, staffRoles: ['owner'], reason })).toMatchObject({
      role: 'admin',
    });
  });

  test('nobody becomes staff whose account is to be deleted, neither by role nor by the list', async () => {
    const erasureAt = new Date('2026-12-16T10:20:00Z');
    const { id: userId, email } = await insertPerson(db, { erasureAt });
    const refused = { code: 'ACCOUNT_LEAVING', defined: true };
    const promoting = admin.changeRole({ userId, staffRoles: ['support'], reason });
    await expect(promoting).rejects.toMatchObject(refused);
    await expect(admin.changeAdminEmails({ emails: [email], reason })).rejects.toMatchObject(
      refused,
    );
    expect(await auditLog()).toEqual([]);
    // People who are already listed don't block the next change to the list.
    await storeAdminEmails(db, [email]);
    await admin.changeAdminEmails({ emails: [email, 'adam@danube.example'], reason });
    expect(await admin.changeRole({ userId, staffRoles: [], reason })).toMatchObject({ erasureAt });
  });

  test('nobody changes their own, not even who is on the list besides', async () => {
    const userId = userIdSchema.parse('admin-id');
    await storeAdminEmails(db, ['adam@danube.example']);
    await expect(admin.changeRole({ userId, staffRoles: [], reason })).rejects.toMatchObject({
      code: 'NOT_ONESELF',
    });
    expect((await admin.read({ userId })).role).toBe('admin');
  });

  test('of two administrators who take each other’s role at once one is left', async () => {
    await insertPerson(db, { id: 'other-admin', role: 'admin' });
    const other = asAdmin('other-admin');
    const taken = await Promise.allSettled([
      admin.changeRole({ userId: userIdSchema.parse('other-admin'), staffRoles: [], reason }),
      other.changeRole({ userId: userIdSchema.parse('admin-id'), staffRoles: [], reason }),
    ]);
    expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { rows } = await pool.query("select id from profiles where role = 'admin'");
    expect(rows).toHaveLength(1);
  });
});

test('a sales representative comes and goes, also twice', async () => {
  const { id: userId } = await insertPerson(db);
  for (const isSalesRep of [true, true, false, false]) {
    const changed = await admin.changeSalesRep({ userId, isSalesRep, reason });
    expect(changed.isSalesRep).toBe(isSalesRep);
  }
  expect((await auditLog()).map(({ before, after }) => [before, after])).toEqual([
    [{ isSalesRep: false }, { isSalesRep: true }],
    [{ isSalesRep: true }, { isSalesRep: true }],
    [{ isSalesRep: true }, { isSalesRep: false }],
    [{ isSalesRep: false }, { isSalesRep: false }],
  ]);
});

test('revoking ends all sessions of one person, and tells how many', async () => {
  const { id: userId } = await insertPerson(db);
  const { id: otherId } = await insertPerson(db);
  await insertSession(db, userId);
  await insertSession(db, userId);
  await insertSession(db, otherId);
  expect(await admin.revokeSessions({ userId, reason })).toEqual({ revoked: 2 });
  expect(await admin.revokeSessions({ userId, reason })).toEqual({ revoked: 0 });
  expect(await countSessions(otherId)).toBe(1);
  expect(await auditLog()).toMatchObject([
    { action: 'people.revoke-sessions', after: { revoked: 2 }, reason },
    { action: 'people.revoke-sessions', after: { revoked: 0 }, reason },
  ]);
});
