import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HealthCheck } from '../../platform/health-check.ts';
import type { JobCount } from '../../platform/jobs.ts';
import { queryAs } from '../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createMemoryStorage } from '../../testing/create-memory-storage.ts';
import { openStage } from '../../testing/stage.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { checkParts } from './check-parts.ts';
import { createEnvironments } from './environments.module.ts';

const secrets = {
  SMTP_URL: 'smtp://mailer:hunter-two@127.0.0.1:9',
  STRIPE_SECRET_KEY: 'sk_test_never_told_51H',
  STRIPE_WEBHOOK_SECRET: 'whsec_never_told_51H',
};
const stage = await openStage(secrets);
const { db, database, parts } = stage;

beforeAll(async () => {
  await insertPerson(db, { id: 'admin-id', email: 'owner@academy.test' });
});

beforeEach(() =>
  queryAs(
    database.ownerUrl,
    'truncate part_reports; truncate audit_entries; delete from pgboss.job',
  ),
);

afterAll(() => stage.close());

function as(caller: Caller) {
  return createRouterClient(parts.router, { context: contextOf(callers[caller]) }).environments;
}

async function auditActions(): Promise<string[]> {
  const { rows } = await database.pool.query('select action from audit_entries order by number');
  return rows.map(({ action }) => action);
}

type Overrides = Partial<Parameters<typeof createEnvironments>[0]>;

/** The module with the parts that a test chooses. */
function depsWith(overrides: Overrides = {}): Parameters<typeof createEnvironments>[0] {
  return {
    ...parts,
    db,
    findEmail: parts.identity.api.findEmail,
    findLanguage: parts.identity.api.findLanguage,
    settings: parts.settings.api,
    facts: {
      siteUrl: 'https://academy.test',
      mailFrom: 'desk@academy.test',
      variables: [],
      isStripeLive: false,
      providerKeys: [],
      dkimSelector: null,
      checkMail: null,
      hasBank: async () => false,
      findTextRecords: async () => [],
    },
    findHealth: (): readonly HealthCheck[] => [],
    findReadiness: () => [],
    findRetentionJobs: () => [],
    ...overrides,
  };
}

const partOf = async (name: string) =>
  (await as('admin').read()).parts.find(({ part }) => part === name);

describe('the parts of the site', () => {
  test('are unknown until the worker has looked, and then as it found them', async () => {
    expect(await partOf('database')).toMatchObject({ state: 'unknown', checkedAt: null });
    await checkParts(depsWith());
    expect(await partOf('database')).toMatchObject({ state: 'working', lastFailure: null });
    expect(await partOf('redis')).toMatchObject({ state: 'off' });
  });

  test('an identity provider that redirects is reported, and the redirect not followed', async () => {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? '');
      response.writeHead(request.url === '/keys' ? 302 : 200, { location: '/inside' }).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The server listens on a port, so this is an AddressInfo.
    const { port } = server.address() as AddressInfo;
    const { facts } = depsWith();
    const providerKeys = [`http://127.0.0.1:${port}/keys`];
    await checkParts(depsWith({ facts: { ...facts, providerKeys } }));
    server.close();
    expect(await partOf('identityProviders')).toMatchObject({
      state: 'failing',
      lastFailure: { message: `127.0.0.1:${port} answered 302` },
    });
    expect(paths).toEqual(['/keys']);
  });

  test('remember their last failure after it has passed, without the password in an address', async () => {
    let isDown = true;
    const checkMail = async () => {
      if (isDown) throw new Error(`no answer from ${secrets.SMTP_URL}`);
    };
    const { facts } = depsWith();
    const deps = depsWith({ facts: { ...facts, checkMail } });
    await checkParts(deps);
    expect(await partOf('mail')).toMatchObject({
      state: 'failing',
      lastFailure: { message: 'no answer from smtp://127.0.0.1:9' },
    });
    isDown = false;
    await checkParts(deps);
    expect(await partOf('mail')).toMatchObject({
      state: 'working',
      lastFailure: { message: 'no answer from smtp://127.0.0.1:9' },
    });
  });

  test('fail where jobs died or wait, and where nobody has forgotten for a day', async () => {
    const count: JobCount = {
      job: 'send-mail',
      isDeadLetter: false,
      state: 'created',
      count: 1,
      oldestWaitingSeconds: 1_000,
    };
    const jobs = { ...parts.jobs, countJobs: async () => [count] };
    const later = { now: () => new Date(Date.now() + 27 * 3_600_000) };
    const findRetentionJobs = () => ['forget-addresses'];
    await checkParts(depsWith({ jobs, findRetentionJobs }));
    expect(await partOf('jobs')).toMatchObject({ state: 'failing' });
    expect(await partOf('retention')).toMatchObject({ state: 'working' });
    await checkParts(depsWith({ clock: later, findRetentionJobs }));
    const reports = await database.pool.query(
      "select state, last_failure from part_reports where part = 'retention'",
    );
    expect(reports.rows).toEqual([
      { state: 'failing', last_failure: 'not done for a day: forget-addresses' },
    ]);
  });

  test('are told as unknown where the worker has been silent, and jobs as failing', async () => {
    const longAgo = { now: () => new Date(Date.now() - 16 * 60_000) };
    await checkParts(depsWith({ clock: longAgo }));
    expect(await partOf('database')).toMatchObject({ state: 'unknown' });
    expect(await partOf('jobs')).toMatchObject({ state: 'failing' });
  });

  test('no answer holds a secret, but says whether it is set', async () => {
    const answers = JSON.stringify([await as('admin').read(), await as('admin').goLive()]);
    for (const secret of [...Object.values(secrets), 'hunter-two', database.url]) {
      expect(answers).not.toContain(secret);
    }
    const { variables } = await as('admin').read();
    expect(variables).toContainEqual({
      name: 'STRIPE_SECRET_KEY',
      isSet: true,
      isSecret: true,
      value: null,
    });
    expect(variables).toContainEqual({
      name: 'REDIS_URL',
      isSet: false,
      isSecret: true,
      value: null,
    });
  });
});

describe('tests of parts', () => {
  test('a test mail goes to whoever asks, by the queue of all mails', async () => {
    expect(await as('admin').sendTestMail()).toEqual({ to: 'owner@academy.test' });
    await stage.runJobs();
    expect(stage.mails.at(-1)).toMatchObject({
      to: 'owner@academy.test',
      mail: { kind: 'test-mail' },
    });
    expect(await auditActions()).toEqual(['environments.test-mail']);
  });

  test('a test upload is written, read and removed, and says why it did not work', async () => {
    const { storage, keys } = {
      ...createMemoryStorage(),
      keys: () => storage.list('upload-tests'),
    };
    const ask = (overrides: Overrides) =>
      createRouterClient(createEnvironments(depsWith(overrides)).routers.environments, {
        context: contextOf(callers.admin),
      }).testUpload();
    expect(await ask({ storage })).toEqual({ isWorking: true, message: null });
    expect(await keys()).toEqual([]);
    const put = () => Promise.reject(new Error('bucket is full'));
    expect(await ask({ storage: { ...storage, put } })).toEqual({
      isWorking: false,
      message: 'bucket is full',
    });
    expect(await ask({ storage: null })).toEqual({ isWorking: false, message: null });
    expect(await auditActions()).toEqual(Array(3).fill('environments.test-upload'));
  });
});

describe('dead letters', () => {
  async function insertLetter(payload: unknown): Promise<string> {
    const id = randomUUID();
    await queryAs(
      database.ownerUrl,
      `insert into pgboss.job (id, name, data, state, source_name, source_output, source_retry_count)
       values ('${id}', 'check-parts.dead', '${JSON.stringify({ payload })}', 'created',
         'check-parts', '{"message": "it broke"}', 2)`,
    );
    return id;
  }

  const statesOf = async (name: string) => {
    const { rows } = await database.pool.query(
      'select state, data from pgboss.job where name = $1',
      [name],
    );
    return rows;
  };

  test('are listed with what went wrong; what is sealed is not shown', async () => {
    await insertLetter({ videoId: 7 });
    await insertLetter('sealed-text');
    const { total, letters } = await as('admin').deadLetters();
    expect(total).toBe(2);
    expect(new Set(letters.map(({ payload }) => payload))).toEqual(
      new Set(['{"videoId":7}', null]),
    );
    expect(letters[0]).toMatchObject({ job: 'check-parts', message: 'it broke', attempts: 3 });
  });

  test('are run again once, and dropped for good, and both are written down', async () => {
    const id = await insertLetter({});
    await as('admin').retryDeadLetter({ id });
    expect(await statesOf('check-parts')).toEqual([{ state: 'created', data: { payload: {} } }]);
    expect(await statesOf('check-parts.dead')).toEqual([]);
    await expect(as('admin').retryDeadLetter({ id })).rejects.toMatchObject({
      code: 'DEAD_LETTER_NOT_FOUND',
    });
    // An identical job is already waiting, so nothing else is enqueued.
    const again = await insertLetter({});
    await as('admin').retryDeadLetter({ id: again });
    expect(await statesOf('check-parts')).toHaveLength(1);
    expect(await statesOf('check-parts.dead')).toEqual([]);
    const dropped = await insertLetter({});
    await as('admin').dropDeadLetter({ id: dropped });
    await expect(as('admin').dropDeadLetter({ id: dropped })).rejects.toMatchObject({
      code: 'DEAD_LETTER_NOT_FOUND',
    });
    expect(await statesOf('check-parts.dead')).toEqual([]);
    expect(await auditActions()).toEqual([
      'environments.retry-job',
      'environments.retry-job',
      'environments.drop-job',
    ]);
    await expect(as('editor').dropDeadLetter({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the list before going live', () => {
  test('is worked out from the real state', async () => {
    const list = await as('admin').goLive();
    const stateOf = (name: string) => list.find((item) => item.name === name);
    expect(stateOf('companySample')).toEqual({
      name: 'companySample',
      state: 'open',
      isBlocking: true,
      path: '/admin/settings/academy',
    });
    // A domain reserved for examples doesn't count as our own.
    expect(stateOf('domain')).toMatchObject({ state: 'open', path: null });
    expect(stateOf('paymentsLive')).toMatchObject({ state: 'open' });
    expect(stateOf('staffSecondFactors')).toMatchObject({ path: '/admin/people?role=admin' });
    expect(stateOf('storageWorks')).toMatchObject({ state: 'unknown' });
    expect(list.every(({ name }) => stateOf(name) !== undefined)).toBe(true);
  });

  test.each([
    [{ 'academy.test': ['v=spf1 -all'], '_dmarc.academy.test': ['v=DMARC1; p=none'] }, 'done'],
    [{ 'academy.test': ['v=spf1 -all'] }, 'open'],
  ])('looks up the records of the domain that mails come from: %j', async (records, state) => {
    const found: Record<string, string[]> = records;
    const { facts } = depsWith();
    const deps = depsWith({
      facts: {
        ...facts,
        mailFrom: 'Academy <desk@academy.sk>',
        findTextRecords: async (name) => found[name.replace('academy.sk', 'academy.test')] ?? [],
      },
    });
    const list = await createRouterClient(createEnvironments(deps).routers.environments, {
      context: contextOf(callers.admin),
    }).goLive();
    expect(list.find(({ name }) => name === 'mailRecords')?.state).toBe(state);
  });
});
