import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { testDatabase } from '../testing/test-database.ts';
import { testSeal } from '../testing/test-secret.ts';
import { installJobs } from './install-jobs.ts';
import { type JobDefinition, type JobType, PermanentJobError } from './job-definition.ts';
import { createJobWorker } from './job-worker.ts';
import { createJobs } from './jobs.ts';
import { createLogger } from './logger.ts';
import { queryAs } from './test-parts.ts';

type Greeting = { name: string };

const greetJob: JobType<Greeting> = {
  name: 'greet',
  schema: z.strictObject({ name: z.string().max(50_000) }),
  retry: { limit: 1, delaySeconds: 1, maxDelaySeconds: 1 },
};

const dailyJob: JobType<Record<string, never>> = {
  name: 'daily',
  schema: z.strictObject({}),
  retry: { limit: 0, delaySeconds: 1, maxDelaySeconds: 1 },
  schedule: { cron: '0 4 * * *', timeZone: 'Europe/Bratislava' },
};

async function openJobs(definitions: JobType<unknown>[] = [greetJob]) {
  const database = await testDatabase();
  const warnings: string[] = [];
  const logger = createLogger(
    { level: 'warn', name: 'test' },
    { write: (line) => warnings.push(line) },
  );
  await installJobs({ ownerConnectionString: database.ownerUrl, definitions });
  const jobs = createJobs({ pool: database.pool, logger, seal: testSeal });
  onTestFinished(async () => {
    await jobs.stop();
    await database.close();
  });
  return { ...database, jobs, logger, warnings };
}

type Opened = Awaited<ReturnType<typeof openJobs>>;

async function startWorker<Payload>(opened: Opened, definition: JobDefinition<Payload>) {
  const worker = createJobWorker({
    seal: testSeal,
    pool: opened.pool,
    logger: opened.logger,
    definitions: [definition],
    drainSeconds: 5,
    pollSeconds: 0.5,
    superviseSeconds: 1,
  });
  await worker.start();
  onTestFinished(() => worker.stop());
  return worker;
}

function enqueueGreeting(opened: Opened, payload: Greeting, job = greetJob) {
  return opened.db.transaction((tx) => opened.jobs.enqueue(tx, job, { payload }));
}

async function statesOf({ jobs }: Opened): Promise<string[]> {
  const counts = await jobs.countJobs();
  return counts.map(({ job, state, count }) => `${job} ${state} ${count}`);
}

test('a transaction that rolls back leaves no job, one that commits leaves exactly one', async () => {
  const opened = await openJobs();
  const failing = opened.db.transaction(async (tx) => {
    await opened.jobs.enqueue(tx, greetJob, { payload: { name: 'Rolled Back' } });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await statesOf(opened)).toEqual([]);

  await enqueueGreeting(opened, { name: 'Committed' });
  expect(await statesOf(opened)).toEqual(['greet created 1']);
});

test('a job is invisible to others until the transaction commits', async () => {
  const opened = await openJobs();
  await opened.db.transaction(async (tx) => {
    await opened.jobs.enqueue(tx, greetJob, { payload: { name: 'Soon' } });
    expect(await statesOf(opened)).toEqual([]);
  });
  expect(await statesOf(opened)).toEqual(['greet created 1']);
});

test('refuses a payload that the schema refuses, or that is too large', async () => {
  const opened = await openJobs();
  // The type forbids this; a payload that went through JSON may still be invalid.
  const wrong = { name: 7 } as unknown as Greeting;
  await expect(enqueueGreeting(opened, wrong)).rejects.toThrow(z.ZodError);
  await expect(enqueueGreeting(opened, { name: 'x'.repeat(40_000) })).rejects.toThrow(RangeError);
  expect(await statesOf(opened)).toEqual([]);
});

test('the worker hands the payload to the handler once', async () => {
  const opened = await openJobs();
  const handle = vi.fn(async () => undefined);
  await startWorker(opened, { ...greetJob, handle });
  await enqueueGreeting(opened, { name: 'Alžbeta' });

  await vi.waitFor(async () => expect(await statesOf(opened)).toEqual(['greet completed 1']), 5000);
  expect(handle).toHaveBeenCalledExactlyOnceWith(
    { name: 'Alžbeta' },
    expect.objectContaining({ attempt: 1 }),
  );
});

test('a job that starts later waits until then', async () => {
  const opened = await openJobs();
  const handle = vi.fn(async () => undefined);
  await startWorker(opened, { ...greetJob, handle });
  await opened.db.transaction((tx) =>
    opened.jobs.enqueue(tx, greetJob, {
      payload: { name: 'Later' },
      startAfter: new Date(Date.now() + 3_600_000),
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(handle).not.toHaveBeenCalled();
  expect(await opened.jobs.countJobs()).toMatchObject([{ count: 1, oldestWaitingSeconds: 0 }]);
});

test('what fails is tried again, then lies among the dead letters until it is redriven', async () => {
  const opened = await openJobs();
  const attempts: number[] = [];
  let isBroken = true;
  const worker = await startWorker(opened, {
    ...greetJob,
    async handle(_payload, { attempt }) {
      attempts.push(attempt);
      if (isBroken) throw new Error('not today');
    },
  });
  await enqueueGreeting(opened, { name: 'Unlucky' });
  await vi.waitFor(
    async () => expect(await statesOf(opened)).toEqual(['greet failed 1', 'greet.dead created 1']),
    10_000,
  );
  expect(attempts).toEqual([1, 2]);

  isBroken = false;
  expect(await worker.redrive('greet')).toBe(1);
  await vi.waitFor(async () => {
    const states = await statesOf(opened);
    expect(states).toContain('greet completed 1');
    expect(states).not.toContain('greet.dead created 1');
  }, 5_000);
});

test('a failure for good is not tried again', async () => {
  const opened = await openJobs();
  const handle = vi.fn(async () => {
    throw new PermanentJobError('no use');
  });
  await startWorker(opened, { ...greetJob, handle });
  await enqueueGreeting(opened, { name: 'Hopeless' });
  await vi.waitFor(
    async () => expect(await statesOf(opened)).toContain('greet.dead created 1'),
    5_000,
  );
  expect(handle).toHaveBeenCalledOnce();
});

test('a payload that the worker cannot read never reaches the handler', async () => {
  const opened = await openJobs();
  const handle = vi.fn(async () => undefined);
  await startWorker(opened, { ...greetJob, schema: z.never(), handle });
  await enqueueGreeting(opened, { name: 'From another release' });
  await vi.waitFor(
    async () => expect(await statesOf(opened)).toContain('greet.dead created 1'),
    5_000,
  );
  expect(handle).not.toHaveBeenCalled();
});

test('an exclusive job is accepted once for each key', async () => {
  const job: JobType<Greeting> = { ...greetJob, policy: 'exclusive' };
  const opened = await openJobs([job]);
  const send = (key: string) =>
    opened.db.transaction((tx) => opened.jobs.enqueue(tx, job, { payload: { name: 'Once' }, key }));
  expect(await send('a')).toEqual(expect.any(String));
  expect(await send('a')).toBeNull();
  expect(await send('b')).toEqual(expect.any(String));
  expect(await statesOf(opened)).toEqual(['greet created 2']);
});

test('stopping waits for the job that runs', async () => {
  const opened = await openJobs();
  const started = Promise.withResolvers<void>();
  const worker = await startWorker(opened, {
    ...greetJob,
    async handle() {
      started.resolve();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    },
  });
  await enqueueGreeting(opened, { name: 'Patience' });
  await started.promise;
  await worker.stop();
  expect(await statesOf(opened)).toEqual(['greet completed 1']);
});

test('the age of the oldest waiting job counts from when it was due', async () => {
  const opened = await openJobs();
  await enqueueGreeting(opened, { name: 'Old' });
  await queryAs(
    opened.ownerUrl,
    "update pgboss.job set created_on = now() - interval '1 hour', start_after = now() - interval '90 s'",
  );
  const [count] = await opened.jobs.countJobs();
  expect(count).toMatchObject({ job: 'greet', state: 'created', count: 1, isDeadLetter: false });
  expect(count?.oldestWaitingSeconds).toBeGreaterThan(89);
  expect(count?.oldestWaitingSeconds).toBeLessThan(100);
});

test('a job that runs at start runs once for each worker that starts', async () => {
  const job = { ...dailyJob, policy: 'exclusive' as const, runsAtStart: true };
  const opened = await openJobs([job]);
  const handle = vi.fn<JobDefinition<Record<string, never>>['handle']>(async () => undefined);
  await startWorker(opened, { ...job, handle });
  await vi.waitFor(
    () => expect(handle).toHaveBeenCalledExactlyOnceWith({}, expect.anything()),
    10_000,
  );
});

test('a schedule that was missed while no worker ran is made up once', async () => {
  const opened = await openJobs([dailyJob]);
  await queryAs(
    opened.ownerUrl,
    `update pgboss.version set cron_on = now() - interval '3 days';
     update pgboss.schedule set
       created_on = now() - interval '4 days', updated_on = now() - interval '4 days'`,
  );
  const handle = vi.fn(async () => undefined);
  await startWorker(opened, { ...dailyJob, handle });
  await vi.waitFor(
    async () => expect(await statesOf(opened)).toEqual(['daily completed 1']),
    15_000,
  );
  expect(handle).toHaveBeenCalledExactlyOnceWith({}, expect.anything());
  expect(opened.warnings).toEqual([]);
});

test('installing again changes what changed, and drops schedules that are no more', async () => {
  const opened = await openJobs([greetJob, dailyJob]);
  const patient = { ...greetJob, retry: { limit: 7, delaySeconds: 2, maxDelaySeconds: 60 } };
  const { schedule: _schedule, ...unscheduled } = dailyJob;
  await installJobs({
    ownerConnectionString: opened.ownerUrl,
    definitions: [patient, unscheduled],
  });
  const queues = await queryAs(
    opened.ownerUrl,
    "select retry_limit, retry_delay_max from pgboss.queue where name = 'greet'",
  );
  expect(queues).toEqual([{ retry_limit: 7, retry_delay_max: 60 }]);
  expect(await queryAs(opened.ownerUrl, 'select name from pgboss.schedule')).toEqual([]);

  const renamed = { ...greetJob, policy: 'exclusive' as const };
  const changing = installJobs({ ownerConnectionString: opened.ownerUrl, definitions: [renamed] });
  await expect(changing).rejects.toThrow('cannot change');
});

test('the upkeep of the queue needs no more rights than the application has', async () => {
  const opened = await openJobs();
  await enqueueGreeting(opened, { name: 'Long done' });
  await queryAs(
    opened.ownerUrl,
    `update pgboss.job set state = 'completed', started_on = now() - interval '3 days',
       completed_on = now() - interval '3 days', created_on = now() - interval '3 days'`,
  );
  await startWorker(opened, { ...greetJob, handle: async () => undefined });
  await vi.waitFor(async () => expect(await statesOf(opened)).toEqual([]), 8_000);
  expect(opened.warnings).toEqual([]);
});

test.for([
  'create table pgboss.mine (id int)',
  'drop table pgboss.job',
  'truncate pgboss.job_common',
  'delete from pgboss.queue',
  'update pgboss.bam set status = status',
  "insert into pgboss.schedule (name, cron) values ('greet', '* * * * *')",
])('the application may not: %s', async (text) => {
  const opened = await openJobs();
  await expect(queryAs(opened.url, text)).rejects.toThrow(/permission denied|must be owner/);
});
