import type { FigureName } from '@danube/contract/today-names.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import type { FigureSource } from '../../platform/today-sources.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { findStaffMember } from '../identity/people/find-staff-member.ts';
import { createAdministration } from './administration.module.ts';

/** 7:00 in Bratislava. */
const monday = '2026-11-16T06:00:00Z';
const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, monday);
const recorded = createRecordedJobs();
const logger = createLogger({ level: 'silent', name: 'test' });
let isFailing = false;
/** Runs that block each other; null if none does. */
let waiting: (() => void)[] | null = null;
/** The days that figures were requested for. */
const requestedDays: string[] = [];

function figure(name: FigureName, scope: FigureSource['scope']): FigureSource {
  return {
    name,
    scope,
    unit: 'count',
    path: '/admin',
    async read(_tx, { from, to }) {
      if (isFailing) throw new Error('unreadable');
      if (waiting) await waitForBothWorkers(waiting);
      requestedDays.push(`${from} ${to}`);
      return [
        { day: '2026-11-16', value: 9 },
        { day: '2026-11-15', value: 5 },
        { day: '2026-11-08', value: 2 },
      ];
    },
  };
}

/** Two workers that both find the report due before either sends it. */
function waitForBothWorkers(runs: (() => void)[]): Promise<void> {
  return new Promise((resolve) => {
    runs.push(resolve);
    if (runs.length === 2) for (const go of runs) go();
  });
}

const administration = createAdministration({
  ...platform,
  logger,
  jobs: recorded.jobs,
  siteUrl: 'https://danube.example',
  settings: { read: () => Promise.reject(new Error('not asked')) },
  findContactEmail: () => Promise.reject(new Error('not asked')),
  findStaffMember: (tx, userId) =>
    findStaffMember({ settings: { fallbackAdminEmails: [] } }, tx, userId),
  findSources: () => [],
  findAttention: () => [
    {
      name: 'transfersAwaited',
      scope: 'money',
      path: '/admin/transfers',
      find: async () => ({ count: 3 }),
    },
  ],
  findFigures: () => [figure('revenue', 'money'), figure('activeMembers', 'community')],
  findNextSession: async () => null,
});

const as = (caller: Caller) =>
  createRouterClient(administration.routers.administration, {
    context: contextOf(callers[caller]),
  });

function run(attempt = 1): Promise<void> {
  const jobs: readonly JobDefinition<unknown>[] = administration.jobs;
  const job = jobs.find(({ name }) => name === 'send-weekly-reports');
  if (!job) throw new Error('the job is missing');
  const { signal } = new AbortController();
  return job.handle({}, { jobId: 'job', attempt, signal, logger });
}

beforeEach(async () => {
  await emptyTables(database.ownerUrl, ['users']);
  platform.clock.set(monday);
  recorded.forget();
  requestedDays.length = 0;
  isFailing = false;
  waiting = null;
  const staff = { role: 'admin', language: 'sk' } as const;
  await insertPerson(db, { id: 'admin-id', email: 'owner@danube.example', ...staff });
  await insertPerson(db, { id: 'moderator-id', ...staff, staffRoles: ['moderator'] });
  await insertPerson(db, { id: 'member-id' });
});

afterAll(() => database.close());

describe('the choice', () => {
  test('is each person’s own, off at first, and audited when it changes', async () => {
    expect(await as('admin').weeklyReport()).toEqual({ isOn: false });
    await as('admin').chooseWeeklyReport({ isOn: true });
    await as('admin').chooseWeeklyReport({ isOn: true });
    expect(await as('admin').weeklyReport()).toEqual({ isOn: true });
    expect(await as('moderator').weeklyReport()).toEqual({ isOn: false });
    await as('admin').chooseWeeklyReport({ isOn: false });
    expect(await as('admin').weeklyReport()).toEqual({ isOn: false });
    const { rows } = await pool.query(
      `select action, actor_id from audit_entries where action like 'account.weekly%' order by number`,
    );
    expect(rows).toEqual([
      { action: 'account.weekly-report-on', actor_id: 'admin-id' },
      { action: 'account.weekly-report-off', actor_id: 'admin-id' },
    ]);
  });

  test('is not for members', async () => {
    const choose = as('member').chooseWeeklyReport({ isOn: true });
    await expect(choose).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(as('anonymous').weeklyReport()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('is in the export of the person’s data', async () => {
    await as('admin').chooseWeeklyReport({ isOn: true });
    const [source] = administration.personalData;
    expect(await source?.read(db, 'admin-id')).toEqual({ chosenAt: new Date(monday) });
    expect(await source?.read(db, 'member-id')).toBeNull();
  });
});

describe('on Monday', () => {
  test('those who chose it get last week, with what their role covers and nothing else', async () => {
    await as('admin').chooseWeeklyReport({ isOn: true });
    await as('moderator').chooseWeeklyReport({ isOn: true });
    await run();
    const byKey = new Map(recorded.mails().map((mail) => [mail.messageKey, mail]));
    expect(byKey.size).toBe(2);
    expect(byKey.get('weekly-report:2026-11-16:admin-id')).toMatchObject({
      to: 'owner@danube.example',
      locale: 'sk',
      mail: {
        kind: 'weekly-report',
        from: '2026-11-09T12:00:00Z',
        to: '2026-11-15T12:00:00Z',
        figures: [
          { name: 'revenue', lastWeek: 5, weekBefore: 2 },
          { name: 'activeMembers', lastWeek: 5, weekBefore: 2 },
        ],
        attention: [{ name: 'transfersAwaited', count: 3 }],
        isPartial: false,
        todayUrl: 'https://danube.example/admin',
      },
    });
    const { mail } = byKey.get('weekly-report:2026-11-16:moderator-id') ?? {};
    expect(mail).toMatchObject({ figures: [{ name: 'activeMembers' }], attention: [] });
    expect(JSON.stringify(mail)).not.toMatch(/revenue|transfers/);
  });

  test('it isn’t delivered to who turned it off, or left the staff, after it was written', async () => {
    await as('moderator').chooseWeeklyReport({ isOn: true });
    await run();
    const deliver = () => deliverMails(db, administration.optionalMails, recorded.mails());
    await as('moderator').chooseWeeklyReport({ isOn: false });
    expect(await deliver()).toEqual([]);
    await as('moderator').chooseWeeklyReport({ isOn: true });
    await pool.query(`update profiles set role = 'member' where id = 'moderator-id'`);
    expect(await deliver()).toEqual([]);
    await pool.query(`update profiles set role = 'admin' where id = 'moderator-id'`);
    expect(await deliver()).toHaveLength(1);
  });

  test('two workers and a second run send one email a week', async () => {
    await as('moderator').chooseWeeklyReport({ isOn: true });
    waiting = [];
    await Promise.all([run(), run()]);
    waiting = null;
    await run();
    expect(recorded.mails()).toHaveLength(1);
    platform.clock.set('2026-11-23T06:00:00Z');
    await run();
    expect(recorded.mails()).toHaveLength(2);
  });

  test('a run that comes a day late still ends with Sunday', async () => {
    await as('moderator').chooseWeeklyReport({ isOn: true });
    platform.clock.set('2026-11-17T06:00:00Z');
    await run();
    // Monday, the day of the report, is counted on its own.
    expect(requestedDays).toEqual(['2026-09-21 2026-11-16']);
    const figures = [{ name: 'activeMembers', lastWeek: 5, weekBefore: 2 }];
    expect(recorded.mails()).toMatchObject([{ mail: { figures } }]);
    expect(recorded.mails()[0]?.messageKey).toBe('weekly-report:2026-11-16:moderator-id');
  });

  test('a former or suspended admin gets nothing, also after coming back', async () => {
    await as('admin').chooseWeeklyReport({ isOn: true });
    await as('moderator').chooseWeeklyReport({ isOn: true });
    await pool.query(
      `update profiles set role = 'member', staff_roles = '{}' where id = 'admin-id'`,
    );
    await pool.query(`update users set suspended_at = now() where id = 'moderator-id'`);
    await run();
    await pool.query('update users set suspended_at = null');
    await run();
    expect(recorded.mails()).toEqual([]);
  });

  test('waits for parts that cannot be read, and in the end says that they are missing', async () => {
    await as('moderator').chooseWeeklyReport({ isOn: true });
    isFailing = true;
    await expect(run()).rejects.toThrow('not read');
    expect(recorded.mails()).toEqual([]);
    await run(4);
    expect(recorded.mails()[0]?.mail).toMatchObject({ figures: [], isPartial: true });
  });
});
