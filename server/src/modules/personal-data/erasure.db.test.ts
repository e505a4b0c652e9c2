import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { insertPerson, storeAdminEmails } from '../identity/identity.factory.ts';
import { createEraseAccountsJob } from './erase-accounts.job.ts';
import {
  findColumnsContaining,
  openPersonalDataStage,
  plantSecrets,
  runJob,
} from './personal-data.factory.ts';

const monday = '2026-11-16T10:20:00Z';
const day = 24 * 60 * 60 * 1000;

const stage = await openPersonalDataStage(monday);
const {
  database,
  db,
  pool,
  platform,
  recorded,
  storage,
  deps,
  personalData,
  actions,
  mailKinds,
  requestAndPrepare,
} = stage;

let act: Awaited<ReturnType<typeof stage.begin>>;
let me: string;

afterAll(() => stage.close());

beforeEach(async () => {
  act = await stage.begin();
  me = act.member.userId;
});

function later(days: number): string {
  return new Date(new Date(monday).getTime() + days * day).toISOString();
}

describe('erasure', () => {
  const erase = createEraseAccountsJob(deps);

  test('is planned for thirty days from now, told by mail and on record', async () => {
    const erasureAt = new Date(later(30));
    expect(await personalData.requestErasure(act)).toEqual({ erasureAt });
    expect(recorded.mails()).toMatchObject([
      { mail: { kind: 'erasure-requested', erasureAt: erasureAt.toISOString() } },
    ]);
    expect(await actions()).toEqual(['account.request-erasure']);
  });

  test('is refused to staff, also when their session lacks its second factor', async () => {
    await pool.query("update profiles set role = 'admin' where id = $1", [me]);
    const asked = personalData.requestErasure({
      ...act,
      member: { ...act.member, isAdmin: false },
    });
    await expect(asked).rejects.toMatchObject({ code: 'NOT_ONESELF' });
    expect(mailKinds()).toEqual([]);
  });

  test('asked for again keeps its date and sends no second mail', async () => {
    const first = await personalData.requestErasure(act);
    platform.clock.set(later(3));
    expect(await personalData.requestErasure(act)).toEqual(first);
    expect(mailKinds()).toEqual(['erasure-requested']);
    expect(await actions()).toHaveLength(1);
  });

  test('can be called off until its day, also twice', async () => {
    await personalData.requestErasure(act);
    await personalData.cancelErasure(act);
    await personalData.cancelErasure(act);
    expect(await actions()).toEqual(['account.request-erasure', 'account.cancel-erasure']);
    platform.clock.set(later(31));
    await runJob(erase, {});
    expect((await pool.query('select id from users')).rows).toEqual([{ id: me }]);
  });

  test('that is called off while the job runs does not happen', async () => {
    await personalData.requestErasure(act);
    platform.clock.set(later(30));
    const slow = {
      ...storage,
      async list() {
        await personalData.cancelErasure(act);
        return [];
      },
    };
    await runJob(createEraseAccountsJob({ ...deps, storage: slow }), {});
    expect((await pool.query('select id from users')).rows).toEqual([{ id: me }]);
    expect(mailKinds()).toEqual(['erasure-requested']);
  });

  test('does not happen a day early', async () => {
    await personalData.requestErasure(act);
    platform.clock.set(later(29));
    await runJob(erase, {});
    expect((await pool.query('select id from users')).rows).toEqual([{ id: me }]);
  });

  test('waits while the account is suspended, and happens once it is restored', async () => {
    await personalData.requestErasure(act);
    platform.clock.set(later(31));
    await pool.query('update users set suspended_at = now()');
    await runJob(erase, {});
    expect((await pool.query('select id from users')).rows).toEqual([{ id: me }]);
    await pool.query('update users set suspended_at = null');
    await runJob(erase, {});
    expect((await pool.query('select id from users')).rows).toEqual([]);
  });

  test('leaves nothing that names the person but the log, nor a file', async () => {
    await plantSecrets(database, me, later(1));
    await storeAdminEmails(db, ['maja@danube.example', 'adam@danube.example']);
    // A verified address on the list would make her staff, and staff aren't erased.
    await pool.query('update users set email_verified = false where id = $1', [me]);
    await requestAndPrepare(act);
    await personalData.requestErasure(act);
    expect((await findColumnsContaining(pool, me)).length).toBeGreaterThan(8);
    expect((await findColumnsContaining(pool, 'maja@danube.example')).length).toBeGreaterThan(2);
    platform.clock.set(later(30));
    recorded.forget();
    await runJob(erase, {});
    await runJob(erase, {});
    expect(await findColumnsContaining(pool, me)).toEqual([
      'audit_entries.actor_id',
      'audit_entries.target_id',
    ]);
    expect(await findColumnsContaining(pool, 'maja@danube.example')).toEqual([]);
    expect(await storage.list(`exports/${me}`)).toEqual([]);
    expect(recorded.mails()).toMatchObject([
      {
        to: 'maja@danube.example',
        locale: 'sk',
        mail: { kind: 'account-erased', firstName: 'Maja' },
      },
    ]);
    const { rows } = await pool.query(
      "select actor_kind, actor_id, target_id, before, after from audit_entries where action = 'account.erased'",
    );
    expect(rows).toEqual([
      { actor_kind: 'system', actor_id: null, target_id: me, before: null, after: null },
    ]);
  });

  test('asks every source, in the same transaction as the person goes', async () => {
    await personalData.requestErasure(act);
    platform.clock.set(later(30));
    const broken: PersonalDataSource = {
      name: 'broken',
      read: async () => null,
      erase: () => Promise.reject(new Error('not now')),
    };
    await insertPerson(db, { id: 'second', erasureAt: new Date(later(31)) });
    const erasing = runJob(createEraseAccountsJob({ ...deps, findSources: () => [broken] }), {});
    await expect(erasing).rejects.toThrow('accounts were not erased');
    expect((await pool.query('select id from users order by id')).rows).toHaveLength(2);
    await runJob(erase, {});
    expect((await pool.query('select id from users')).rows).toEqual([{ id: 'second' }]);
  });

  test('of one person does not wait for another that cannot be erased', async () => {
    await insertPerson(db, { id: 'stuck', erasureAt: new Date(later(1)) });
    await personalData.requestErasure(act);
    platform.clock.set(later(30));
    const picky: PersonalDataSource = {
      name: 'picky',
      read: async () => null,
      erase: async (_tx, userId) => {
        if (userId === 'stuck') throw new Error('not now');
      },
    };
    const erasing = runJob(createEraseAccountsJob({ ...deps, findSources: () => [picky] }), {});
    await expect(erasing).rejects.toThrow('accounts were not erased');
    expect((await pool.query('select id from users')).rows).toEqual([{ id: 'stuck' }]);
  });
});
