import { createRouterClient } from '@orpc/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import type { RateLimitResult } from '../../platform/rate-limit.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { createRecordedJobs } from '../../testing/create-recorded-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { findEmail } from '../identity/identity.repository.ts';
import { beginSubscriptionJob, createBeginSubscriptionJob } from './begin-subscription.job.ts';
import { forgetSubscriptionsJob } from './forget-subscriptions.job.ts';
import { createNewsletter } from './newsletter.module.ts';
import { createToken } from './newsletter-links.ts';

const monday = '2026-11-16T10:20:00Z';
const week = 7 * 24 * 60 * 60 * 1000;
const email = 'anna@example.org';
const siteUrl = 'https://academy.example';
const settings = { siteUrl, secret: 'only-for-tests-and-nothing-else-at-all' };

const database = await testDatabase();
const { db, pool } = database;
const platform = testPlatform(db, monday);
const queue = createRecordedJobs();
const spentLimits: string[] = [];
let limit: RateLimitResult = { allowed: true };
const parts = {
  ...platform,
  jobs: queue.jobs,
  limiter: {
    async consume(name: string, key: string) {
      spentLimits.push(`${name} ${key}`);
      return limit;
    },
  },
  findEmail,
};
const newsletter = createNewsletter({ ...parts, settings });

beforeEach(async () => {
  platform.clock.set(monday);
  limit = { allowed: true };
  spentLimits.splice(0);
  queue.forget();
  await pool.query('delete from newsletter_subscribers');
});

afterAll(() => database.close());

function as(caller: Caller) {
  return createRouterClient(newsletter.routers.newsletter, { context: contextOf(callers[caller]) });
}

const visitor = as('anonymous');

async function run(name: string, payload: unknown = {}, jobId = 'job'): Promise<void> {
  const jobs: readonly JobDefinition<unknown>[] = newsletter.jobs;
  const job = jobs.find((known) => known.name === name);
  if (!job) throw new Error(`there is no job ${name}`);
  await job.handle(payload, aRun(jobId));
}

function aRun(jobId = 'job') {
  const logger = createLogger({ level: 'silent', name: 'test' });
  return { jobId, attempt: 1, signal: AbortSignal.timeout(10_000), logger };
}

/** Runs the jobs that `subscribe` enqueued. */
async function runQueue(): Promise<void> {
  const waiting = queue.sent.filter(({ name }) => name === beginSubscriptionJob.name);
  for (const job of waiting) {
    queue.sent.splice(queue.sent.indexOf(job), 1);
    await run(job.name, job.payload);
  }
}

async function subscribe(address = email, language: 'en' | 'sk' = 'en'): Promise<void> {
  await visitor.subscribe({ email: address, language });
  await runQueue();
}

/** The token of the latest email, which must be of this kind. */
function tokenOf(kind: string): string {
  const mail = queue.mails().at(-1)?.mail;
  expect(mail?.kind).toBe(kind);
  return /#(?:confirm|leave)=([\w-]{43})$/.exec(linkOf(mail))?.[1] ?? '';
}

function linkOf(mail: object | undefined): string {
  if (mail && 'confirmUrl' in mail) return String(mail.confirmUrl);
  return mail && 'leaveUrl' in mail ? String(mail.leaveUrl) : '';
}

async function confirmed(address = email): Promise<{ leaveToken: string }> {
  await subscribe(address);
  await visitor.confirm({ token: tokenOf('newsletter-confirm') });
  return { leaveToken: tokenOf('newsletter-welcome') };
}

async function rows() {
  const { rows: found } = await pool.query('select * from newsletter_subscribers order by email');
  return found;
}

const invalid = { code: 'LINK_INVALID', defined: true };

describe('subscribe', () => {
  test('writes to the address, in its language, how to confirm', async () => {
    expect(await visitor.subscribe({ email, language: 'sk' })).toEqual({});
    await runQueue();
    expect(queue.mails()).toEqual([
      {
        to: email,
        locale: 'sk',
        messageKey: 'newsletter:job',
        mail: {
          kind: 'newsletter-confirm',
          confirmUrl: expect.stringMatching(`^${siteUrl}/newsletter#confirm=[\\w-]{43}$`),
          expiresInDays: 7,
        },
      },
    ]);
    expect(await rows()).toMatchObject([
      { email, language: 'sk', state: 'pending', requested_at: new Date(monday) },
    ]);
  });

  test.each(Object.keys(callers) as Caller[])('is open to %s', async (caller) => {
    expect(await as(caller).subscribe({ email, language: 'en' })).toEqual({});
  });

  test('does the same for every address until a job looks it up', async () => {
    await confirmed('known@example.org');
    queue.forget();
    const answers = [];
    for (const address of ['known@example.org', 'new@example.org']) {
      answers.push(await visitor.subscribe({ email: address, language: 'en' }));
    }
    expect(answers).toEqual([{}, {}]);
    expect(queue.sent.map(({ name }) => name)).toEqual([
      beginSubscriptionJob.name,
      beginSubscriptionJob.name,
    ]);
  });

  test('counts what an address is sent, however it is spelt, and ends it', async () => {
    await visitor.subscribe({ email: ' Anna@Example.ORG ', language: 'en' });
    expect(spentLimits).toEqual([`mailAddress ${email}`]);
    queue.forget();
    limit = { allowed: false, retryAfterSeconds: 60 };
    await expect(visitor.subscribe({ email, language: 'en' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      data: { retryAfterSeconds: 60 },
    });
    expect(queue.sent).toEqual([]);
  });

  test.each([
    ['no address', { email: 'anna', language: 'en' }],
    ['two addresses', { email: 'anna@example.org,eve@example.org', language: 'en' }],
    ['an unknown language', { email, language: 'xx' }],
  ])('refuses %s', async (_name, wrong) => {
    // What an untyped client could send.
    const input = wrong as { email: string; language: 'en' };
    await expect(visitor.subscribe(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(queue.sent).toEqual([]);
  });

  test('keeps tokens out of the tables and unreadable in the queue', async () => {
    await subscribe();
    const token = tokenOf('newsletter-confirm');
    expect(JSON.stringify(await rows())).not.toContain(token);
    await visitor.confirm({ token });
    expect(JSON.stringify(await rows())).not.toContain(tokenOf('newsletter-welcome'));
    expect(beginSubscriptionJob.isSealed).toBe(true);
  });

  test('once more while it waits sends a new link, and the old one stops working', async () => {
    await subscribe();
    const first = tokenOf('newsletter-confirm');
    await subscribe(email, 'sk');
    const second = tokenOf('newsletter-confirm');
    expect(second).not.toBe(first);
    await expect(visitor.confirm({ token: first })).rejects.toMatchObject(invalid);
    await visitor.confirm({ token: second });
    expect(await rows()).toMatchObject([{ state: 'confirmed', language: 'sk' }]);
  });

  test('of a confirmed address changes nothing, says so and how to leave', async () => {
    const { leaveToken } = await confirmed();
    const before = await rows();
    await subscribe(email, 'sk');
    expect(queue.mails().at(-1)).toMatchObject({ to: email, locale: 'en' });
    expect(tokenOf('newsletter-exists')).toBe(leaveToken);
    expect(await rows()).toEqual(before);
  });

  test('after leaving asks for confirmation again', async () => {
    const { leaveToken } = await confirmed();
    await visitor.leave({ token: leaveToken });
    await subscribe();
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
    await visitor.confirm({ token: tokenOf('newsletter-confirm') });
    expect(await rows()).toMatchObject([{ state: 'confirmed', left_at: null }]);
  });

  test('that a worker runs twice still has one link', async () => {
    const payload = { email, language: 'en', token: createToken() };
    await run(beginSubscriptionJob.name, payload);
    await run(beginSubscriptionJob.name, payload);
    const [first, second] = queue.mails();
    expect(second).toEqual(first);
    await visitor.confirm({ token: payload.token });
  });

  test('of one address by fifty at once makes one row', async () => {
    const jobs = Array.from({ length: 50 }, (_, number) =>
      run(
        beginSubscriptionJob.name,
        { email, language: 'en', token: createToken() },
        `job-${number}`,
      ),
    );
    await Promise.all(jobs);
    expect(await rows()).toHaveLength(1);
  });
});

describe('confirm', () => {
  test('makes a subscriber, once, and welcomes them', async () => {
    await subscribe(email, 'sk');
    const token = tokenOf('newsletter-confirm');
    queue.forget();
    platform.clock.set('2026-11-16T10:30:00Z');
    expect(await visitor.confirm({ token })).toEqual({});
    expect(await rows()).toMatchObject([
      {
        state: 'confirmed',
        confirmation_digest: null,
        confirmed_at: new Date('2026-11-16T10:30:00Z'),
      },
    ]);
    expect(queue.mails()).toMatchObject([
      { to: email, locale: 'sk', mail: { kind: 'newsletter-welcome' } },
    ]);
    await expect(visitor.confirm({ token })).rejects.toMatchObject(invalid);
    expect(queue.mails()).toHaveLength(1);
  });

  test('welcomes once when fifty browsers use the link at the same time', async () => {
    await subscribe();
    const token = tokenOf('newsletter-confirm');
    queue.forget();
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => visitor.confirm({ token })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(queue.mails()).toHaveLength(1);
  });

  test('works for a week, and not a moment longer', async () => {
    await subscribe();
    const token = tokenOf('newsletter-confirm');
    platform.clock.set(new Date(Date.parse(monday) + week).toISOString());
    await expect(visitor.confirm({ token })).rejects.toMatchObject(invalid);
    platform.clock.set(new Date(Date.parse(monday) + week - 1).toISOString());
    await visitor.confirm({ token });
  });

  test('is not done by a stranger’s token, nor by the one to leave', async () => {
    const { leaveToken } = await confirmed();
    for (const token of [createToken(), leaveToken]) {
      await expect(visitor.confirm({ token })).rejects.toMatchObject(invalid);
    }
  });

  test.each(['', 'x'.repeat(42), `${'x'.repeat(42)}!`])('refuses %j as a token', async (token) => {
    for (const call of [visitor.confirm, visitor.leave]) {
      await expect(call({ token })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
  });
});

describe('leave', () => {
  test('ends the subscription, and may be done twice', async () => {
    const { leaveToken: token } = await confirmed();
    await confirmed('other@example.org');
    expect(await visitor.leave({ token })).toEqual({});
    platform.clock.set('2026-11-17T10:20:00Z');
    expect(await visitor.leave({ token })).toEqual({});
    expect(await rows()).toMatchObject([
      { email, state: 'left', left_at: new Date(monday) },
      { email: 'other@example.org', state: 'confirmed', left_at: null },
    ]);
  });

  test('calls off a request that waits', async () => {
    const { leaveToken } = await confirmed();
    await visitor.leave({ token: leaveToken });
    await subscribe();
    const token = tokenOf('newsletter-confirm');
    await visitor.leave({ token: leaveToken });
    await expect(visitor.confirm({ token })).rejects.toMatchObject(invalid);
  });

  test('needs a token that we gave', async () => {
    await subscribe();
    for (const token of [createToken(), tokenOf('newsletter-confirm')]) {
      await expect(visitor.leave({ token })).rejects.toMatchObject(invalid);
    }
    expect(await rows()).toMatchObject([{ state: 'pending' }]);
  });

  test('works from the newest mail after the secret has changed', async () => {
    const { leaveToken: old } = await confirmed();
    const changed = { ...settings, secret: 'another-one' };
    const begin = createBeginSubscriptionJob({ ...parts, settings: changed });
    await begin.handle({ email, language: 'en', token: createToken() }, aRun());
    const token = tokenOf('newsletter-exists');
    expect(token).not.toBe(old);
    expect(await visitor.leave({ token })).toEqual({});
  });
});

describe('what is forgotten', () => {
  test('a week later: what nobody confirmed, and who has left', async () => {
    const { leaveToken } = await confirmed('left@example.org');
    await visitor.leave({ token: leaveToken });
    await confirmed('stays@example.org');
    await subscribe('waits@example.org');
    platform.clock.set(new Date(Date.parse(monday) + week - 1).toISOString());
    await run(forgetSubscriptionsJob.name);
    expect(await rows()).toHaveLength(3);
    platform.clock.set(new Date(Date.parse(monday) + week).toISOString());
    await run(forgetSubscriptionsJob.name);
    await run(forgetSubscriptionsJob.name);
    expect(await rows()).toMatchObject([{ email: 'stays@example.org' }]);
  });

  test('with an account: the row of its address, which its export held', async () => {
    const [source] = newsletter.personalData;
    const person = await insertPerson(db, { email });
    await confirmed();
    await confirmed('other@example.org');
    expect(await source?.read(db, person.id)).toEqual([
      {
        email,
        language: 'en',
        state: 'confirmed',
        requestedAt: new Date(monday),
        confirmedAt: new Date(monday),
        leftAt: null,
      },
    ]);
    await source?.erase?.(db, person.id, { touchContent: () => undefined });
    await source?.erase?.(db, person.id, { touchContent: () => undefined });
    expect(await rows()).toMatchObject([{ email: 'other@example.org' }]);
    expect(await source?.read(db, person.id)).toEqual([]);
    expect(await source?.read(db, 'nobody-id')).toEqual([]);
    await source?.erase?.(db, 'nobody-id', { touchContent: () => undefined });
  });
});
