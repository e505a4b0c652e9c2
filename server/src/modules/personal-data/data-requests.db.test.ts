import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { insertPerson, insertSession, insertTwoFactor } from '../identity/identity.factory.ts';
import { createDataRequestProcedures } from './data-requests.router.ts';
import { createEraseAccountsJob } from './erase-accounts.job.ts';
import { actionContextFor, openPersonalDataStage, runJob } from './personal-data.factory.ts';
import { createPrepareExportJob } from './prepare-export.job.ts';

const monday = '2026-11-16T10:20:00Z';
const stage = await openPersonalDataStage(monday);
const { db, pool, deps, personalData, actions, mailKinds } = stage;

afterAll(() => stage.close());

const letter = { reason: 'Letter of 10 November', proof: 'Called back on the known number' };
const sessionId = 'session-of-owner';
let userId: ReturnType<typeof userIdSchema.parse>;

beforeEach(async () => {
  const { member } = await stage.begin();
  userId = userIdSchema.parse(member.userId);
  await insertPerson(db, { id: 'owner', email: 'owner@danube.example', role: 'admin' });
});

/** The owner's second factor, last verified so many minutes ago. */
async function verifyFactor(minutesAgo: number): Promise<void> {
  await pool.query("delete from two_factors where user_id = 'owner'");
  await pool.query('delete from sessions where id = $1', [sessionId]);
  await insertTwoFactor(db, 'owner');
  await pool.query("update users set two_factor_enabled = true where id = 'owner'");
  const at = new Date(stage.platform.clock.now().getTime() - minutesAgo * 60_000);
  await insertSession(db, 'owner', { id: sessionId, secondFactorAt: at });
}

const procedures = createDataRequestProcedures(deps);
const rights = { isAdmin: true, roles: ['owner'], isSalesRep: false } as const;
const owner = createRouterClient(procedures, {
  context: contextOf({ kind: 'member', userId: 'owner', sessionId, ...rights }),
});

const acts = {
  requestExport: (by: typeof owner) => by.requestExport({ userId, ...letter }),
  downloadExport: (by: typeof owner) => by.downloadExport({ userId }),
  requestErasure: (by: typeof owner) => by.requestErasure({ userId, ...letter }),
  cancelErasure: (by: typeof owner) => by.cancelErasure({ userId, reason: letter.reason }),
};

describe.each(Object.entries(acts))('%s', (_name, act) => {
  test.each(['support', 'member'] as const)('is refused to %s', async (caller: Caller) => {
    const by = createRouterClient(procedures, { context: contextOf(callers[caller]) });
    await expect(act(by)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('needs a second factor, and a fresh one', async () => {
    await expect(act(owner)).rejects.toMatchObject({ code: 'TWO_FACTOR_OFF' });
    await verifyFactor(16);
    await expect(act(owner)).rejects.toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect(await actions()).toEqual([]);
    expect(mailKinds()).toEqual([]);
  });
});

describe('an export for a person', () => {
  test('is prepared once, told to the person, and downloaded by the owner', async () => {
    await verifyFactor(1);
    const { id } = await owner.requestExport({ userId, ...letter });
    expect((await owner.requestExport({ userId, ...letter })).id).toBe(id);
    await expect(owner.downloadExport({ userId })).rejects.toMatchObject({
      code: 'EXPORT_NOT_READY',
    });
    await runJob(createPrepareExportJob(deps), { exportId: id });
    expect((await owner.read({ userId })).export).toMatchObject({ id, state: 'ready' });
    const { url } = await owner.downloadExport({ userId });
    expect((await fetch(url)).status).toBe(200);
    expect(mailKinds()).toEqual(['export-by-letter']);
    const { rows } = await pool.query(
      "select after, reason from audit_entries where action = 'account.export-by-staff'",
    );
    expect(rows).toEqual([{ after: { proof: letter.proof }, reason: letter.reason }]);
  });

  test('is never the one that the person requested', async () => {
    await verifyFactor(1);
    await stage.requestAndPrepare(actionContextFor(userId));
    expect((await owner.read({ userId })).export).toBeNull();
    const downloading = owner.downloadExport({ userId });
    await expect(downloading).rejects.toMatchObject({ code: 'EXPORT_NOT_READY' });
  });
});

describe('an erasure for a person', () => {
  test('is planned once in 30 days, and they are told and can cancel', async () => {
    await verifyFactor(1);
    const erasureAt = new Date('2026-12-16T10:20:00Z');
    expect(await owner.requestErasure({ userId, ...letter })).toEqual({ erasureAt });
    expect(await owner.requestErasure({ userId, ...letter })).toEqual({ erasureAt });
    expect(mailKinds()).toEqual(['erasure-requested']);
    expect((await owner.read({ userId })).isErasureByStaff).toBe(true);
    await personalData.cancelErasure(actionContextFor(userId));
    expect((await owner.read({ userId })).isErasureByStaff).toBe(false);
    expect(await actions()).toEqual(['account.erase-by-staff', 'account.cancel-erasure']);
  });

  test('is undone by staff only if staff planned it', async () => {
    await verifyFactor(1);
    const cancel = () => owner.cancelErasure({ userId, reason: 'Wrong person' });
    const planned = async () => (await deps.people.leaving.find(db, userId))?.erasureAt;
    await owner.requestErasure({ userId, ...letter });
    await cancel();
    expect(await planned()).toBeNull();
    const told = ['erasure-requested', 'erasure-cancelled'];
    expect(mailKinds()).toEqual(told);
    await cancel();
    expect(mailKinds()).toEqual(told);
    await personalData.requestErasure(actionContextFor(userId));
    await cancel();
    expect(await planned()).not.toBeNull();
  });

  test('is kept apart from the person’s own request, which staff can’t cancel', async () => {
    await verifyFactor(1);
    const cancel = () => owner.cancelErasure({ userId, reason: 'Wrong person' });
    const planned = () => deps.people.leaving.find(db, userId);
    const byLetter = new Date('2026-12-16T10:20:00Z');
    const own = new Date('2026-12-16T10:30:00Z');
    await owner.requestErasure({ userId, ...letter });
    stage.platform.clock.set('2026-11-16T10:30:00Z');
    const asked = await personalData.requestErasure(actionContextFor(userId));
    expect(asked).toEqual({ erasureAt: byLetter });
    await cancel();
    expect(await planned()).toMatchObject({ erasureAt: own, requestedBy: null });
    // Now only the person's own request is left.
    await cancel();
    expect(await planned()).toMatchObject({ erasureAt: own, requestedBy: null });
    expect(mailKinds()).toEqual(['erasure-requested', 'erasure-requested']);
    await personalData.cancelErasure(actionContextFor(userId));
    expect(await planned()).toMatchObject({ erasureAt: null, ownErasureAt: null });
  });

  test('that a letter overtook while the account was suspended waits with a new date, and no day is announced', async () => {
    await personalData.requestErasure(actionContextFor(userId));
    await pool.query('update users set suspended_at = now() where id = $1', [userId]);
    stage.platform.clock.set('2027-01-01T10:20:00Z');
    await verifyFactor(1);
    await owner.requestErasure({ userId, ...letter });
    await owner.cancelErasure({ userId, reason: 'Wrong person' });
    expect(await deps.people.leaving.find(db, userId)).toMatchObject({
      erasureAt: new Date('2027-01-31T10:20:00Z'),
      requestedBy: null,
      ownErasureAt: null,
    });
    expect(mailKinds().at(-1)).toBe('erasure-cancelled');
    expect(await actions()).toEqual([
      'account.request-erasure',
      'account.erase-by-staff',
      'account.keep-by-staff',
    ]);
  });

  test('is carried out though the account is suspended, and they are told whom to write to', async () => {
    await verifyFactor(1);
    const erase = () => runJob(createEraseAccountsJob(deps), {});
    const isScheduled = async () => (await deps.people.leaving.find(db, userId)) !== null;
    // Their own request, from before the suspension, waits.
    await personalData.requestErasure(actionContextFor(userId));
    await pool.query('update users set suspended_at = now() where id = $1', [userId]);
    stage.platform.clock.set('2027-01-01T10:20:00Z');
    await erase();
    expect(await isScheduled()).toBe(true);
    stage.recorded.forget();
    await verifyFactor(1);
    const erasureAt = new Date('2027-01-31T10:20:00Z');
    expect(await owner.requestErasure({ userId, ...letter })).toEqual({ erasureAt });
    expect(await owner.requestErasure({ userId, ...letter })).toEqual({ erasureAt });
    const mail = { kind: 'erasure-requested', contactEmail: 'desk@danube.example' };
    expect(stage.recorded.mails()).toMatchObject([{ mail }]);
    stage.platform.clock.set('2027-01-31T10:19:00Z');
    await erase();
    expect(await isScheduled()).toBe(true);
    stage.platform.clock.set('2027-01-31T10:20:00Z');
    await erase();
    expect(await isScheduled()).toBe(false);
  });

  test('is not carried out on who has become staff since', async () => {
    await verifyFactor(1);
    await owner.requestErasure({ userId, ...letter });
    await pool.query("update profiles set role = 'admin' where id = $1", [userId]);
    stage.platform.clock.set('2027-01-01T10:20:00Z');
    await runJob(createEraseAccountsJob(deps), {});
    expect(await deps.people.leaving.find(db, userId)).not.toBeNull();
  });

  test('is refused for staff, and for nobody', async () => {
    await verifyFactor(1);
    const own = owner.requestErasure({ userId: userIdSchema.parse('owner'), ...letter });
    await expect(own).rejects.toMatchObject({ code: 'STAFF_NOT_ERASED' });
    const nobody = owner.requestErasure({ userId: userIdSchema.parse('nobody'), ...letter });
    await expect(nobody).rejects.toMatchObject({ code: 'PERSON_NOT_FOUND' });
  });
});
