import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../platform/audit.ts';
import type { PersonalDataSource } from '../../platform/personal-data-source.ts';
import { createForgetExportsJob } from './forget-exports.job.ts';
import {
  actionContextFor,
  openPersonalDataStage,
  plantSecrets,
  runJob,
} from './personal-data.factory.ts';
import { createPrepareExportJob, prepareExportJob } from './prepare-export.job.ts';

const monday = '2026-11-16T10:20:00Z';
const day = 24 * 60 * 60 * 1000;

const stage = await openPersonalDataStage(monday);
const {
  database,
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

async function readZip(exportId: string): Promise<Record<string, string>> {
  const found = await storage.get(`exports/${me}/${exportId}.zip`);
  if (!found) throw new Error('there is no file');
  const files = unzipSync(await buffer(found.body));
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [name, strFromU8(content)]),
  );
}

describe('an export', () => {
  test('is asked for with its job, and is on record', async () => {
    const wanted = await personalData.requestExport(act);
    expect(wanted).toEqual({
      id: wanted.id,
      requestedAt: new Date(monday),
      state: 'preparing',
      availableUntil: null,
    });
    expect(recorded.sent).toEqual([
      { name: 'prepare-export', key: wanted.id, payload: { exportId: wanted.id } },
    ]);
    const { rows } = await pool.query(
      'select action, actor_id, target_id, request_id from audit_entries',
    );
    expect(rows).toEqual([
      { action: 'account.export', actor_id: me, target_id: me, request_id: 'request-7' },
    ]);
  });

  test('is prepared once however often it is asked for, also at once', async () => {
    // Warms up the connections, or the first request would finish before the others start.
    await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
    const requested = await Promise.all([1, 2, 3].map(() => personalData.requestExport(act)));
    expect(new Set(requested.map(({ id }) => id)).size).toBe(1);
    expect(recorded.sent).toHaveLength(1);
    expect(await actions()).toEqual(['account.export']);
  });

  test('that nobody finished within a day has failed, and another can be asked for', async () => {
    const first = await personalData.requestExport(act);
    platform.clock.set(later(1.1));
    expect(await personalData.findLatestExport(me)).toMatchObject({ state: 'failed' });
    const second = await personalData.requestExport(act);
    expect(second.id).not.toBe(first.id);
  });

  test('holds one readable file for each source, and a mail says that it is ready', async () => {
    const id = await requestAndPrepare(act);
    const files = await readZip(id);
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'account.json',
      'activity.json',
      'exports.json',
      'notes-and-emails.json',
      'sign-in.json',
    ]);
    for (const name of Object.keys(files)) {
      if (name !== 'README.txt') expect(files['README.txt']).toContain(`- ${name}`);
    }
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({
      email: 'maja@danube.example',
      firstName: 'Maja',
      memberSince: '2026-01-02T10:00:00.000Z',
    });
    expect(JSON.parse(files['exports.json'] ?? '')).toEqual([
      { requestedAt: '2026-11-16T10:20:00.000Z', state: 'preparing' },
    ]);
    expect(await personalData.findLatestExport(me)).toEqual({
      id,
      requestedAt: new Date(monday),
      state: 'ready',
      availableUntil: new Date(later(7)),
    });
    expect(recorded.mails()).toMatchObject([
      {
        to: 'maja@danube.example',
        locale: 'sk',
        mail: { kind: 'export-ready', availableDays: 7 },
      },
    ]);
  });

  test('that is prepared twice is announced once, and its file stays', async () => {
    const id = await requestAndPrepare(act);
    await runJob(createPrepareExportJob(deps), { exportId: id });
    expect(mailKinds()).toEqual(['export-ready']);
    expect(Object.keys(await readZip(id))).toContain('README.txt');
  });

  test('that two workers prepare at the same time is announced once, and its file stays', async () => {
    const { id } = await personalData.requestExport(act);
    const other = createPrepareExportJob(deps);
    const overtaken: PersonalDataSource = {
      name: 'overtaken',
      read: () => runJob(other, { exportId: id }),
    };
    await runJob(createPrepareExportJob({ ...deps, findSources: () => [overtaken] }), {
      exportId: id,
    });
    expect(mailKinds()).toEqual(['export-ready']);
    expect(await storage.list(`exports/${me}`)).toHaveLength(1);
  });

  test('a run that died after the file was written is made up by the next', async () => {
    const { id } = await personalData.requestExport(act);
    await storage.put(`exports/${me}/${id}.zip`, 'half', { contentType: 'application/zip' });
    await runJob(createPrepareExportJob(deps), { exportId: id });
    expect(Object.keys(await readZip(id))).toContain('README.txt');
  });

  test('fails for its owner to see when the last try has failed, and not before', async () => {
    const { id } = await personalData.requestExport(act);
    const broken: PersonalDataSource = {
      name: 'broken',
      read: () => Promise.reject(new Error('not now')),
    };
    const job = createPrepareExportJob({ ...deps, findSources: () => [broken] });
    const lastAttempt = prepareExportJob.retry.limit + 1;
    await expect(runJob(job, { exportId: id }, lastAttempt - 1)).rejects.toThrow('not now');
    expect(await personalData.findLatestExport(me)).toMatchObject({ state: 'preparing' });
    await expect(runJob(job, { exportId: id }, lastAttempt)).rejects.toThrow('not now');
    expect(await personalData.findLatestExport(me)).toMatchObject({ state: 'failed' });
    expect(mailKinds()).toEqual([]);
  });

  test('of somebody who was erased meanwhile leaves no file', async () => {
    const { id } = await personalData.requestExport(act);
    const leaving: PersonalDataSource = {
      name: 'leaving',
      read: () => pool.query('delete from users where id = $1', [me]),
    };
    await runJob(createPrepareExportJob({ ...deps, findSources: () => [leaving] }), {
      exportId: id,
    });
    expect(await storage.list(`exports/${me}`)).toEqual([]);
    await runJob(createPrepareExportJob(deps), { exportId: id });
    expect(await storage.list(`exports/${me}`)).toEqual([]);
  });

  test('is downloaded by a link of five minutes, and only its owner gets one', async () => {
    const id = await requestAndPrepare(act);
    const { url } = await personalData.downloadExport(act);
    expect(url).toContain(`/exports/${me}/${id}.zip`);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(await answer.arrayBuffer().then(({ byteLength }) => byteLength)).toBeGreaterThan(100);
    expect(await actions()).toEqual(['account.export', 'account.download-export']);
    await expect(personalData.downloadExport(actionContextFor('other'))).rejects.toMatchObject({
      code: 'EXPORT_NOT_READY',
    });
  });

  test('cannot be downloaded before it is ready, nor after its time', async () => {
    const rejection = { code: 'EXPORT_NOT_READY' };
    await expect(personalData.downloadExport(act)).rejects.toMatchObject(rejection);
    await personalData.requestExport(act);
    await expect(personalData.downloadExport(act)).rejects.toMatchObject(rejection);
    recorded.forget();
    await requestAndPrepare(act);
    platform.clock.set(later(7));
    await expect(personalData.downloadExport(act)).rejects.toMatchObject(rejection);
    expect(await personalData.findLatestExport(me)).toBeNull();
  });

  test('is forgotten with its file after its time, and not before', async () => {
    await requestAndPrepare(act);
    const forget = createForgetExportsJob(deps);
    platform.clock.set(later(6.9));
    await runJob(forget, {});
    expect(await storage.list(`exports/${me}`)).toHaveLength(1);
    platform.clock.set(later(7));
    await runJob(forget, {});
    await runJob(forget, {});
    expect(await storage.list(`exports/${me}`)).toEqual([]);
    expect((await pool.query('select id from data_exports')).rows).toEqual([]);
  });
});

describe('what an export says', () => {
  test('no secret of any table is in it', async () => {
    const secrets = await plantSecrets(database, me, later(1));
    const text = Object.values(await readZip(await requestAndPrepare(act))).join('\n');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    for (const reported of ['203.0.113.7', 'My phone', 'google', 'maja.new@danube.example']) {
      expect(text).toContain(reported);
    }
  });

  test('of the log, what was done by or to the person, and nothing about others', async () => {
    await platform.transact(async ({ audit }) => {
      audit({
        actor: { kind: 'admin', id: 'the-admin' },
        action: 'people.suspend',
        target: { kind: 'person', id: me },
        reason: 'Told to them',
      });
      audit({
        actor: { kind: 'admin', id: me },
        action: 'people.read',
        target: { kind: 'person', id: 'somebody-else' },
        after: { about: 'another person' },
        reason: 'not theirs',
      });
      audit({
        actor: systemActor,
        action: 'account.erased',
        target: { kind: 'person', id: 'somebody-else' },
      });
    });
    const { 'activity.json': activity = '' } = await readZip(await requestAndPrepare(act));
    expect(JSON.parse(activity)).toMatchObject([
      { action: 'people.suspend', by: 'admin', about: 'you', reason: 'Told to them' },
      { action: 'people.read', by: 'you', about: 'person' },
      { action: 'account.export', by: 'you', about: 'you' },
    ]);
    for (const hidden of ['the-admin', 'somebody-else', 'another person', 'not theirs']) {
      expect(activity).not.toContain(hidden);
    }
  });
});
