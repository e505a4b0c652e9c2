import { afterAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import type { JobDefinition } from '../../platform/job-definition.ts';
import { createLogger } from '../../platform/logger.ts';
import { databaseText, register } from '../../testing/identity-stage.ts';
import { openStage } from '../../testing/stage.ts';

const email = 'ondrej@example.org';

const stage = await openStage();
const { pool } = stage.database;

afterAll(() => stage.close());

beforeEach(async () => {
  await stage.runJobs();
  stage.mails.splice(0);
  await stage.parts.limiter.forget('mailAddress', email);
  await pool.query('delete from newsletter_subscribers');
});

function subscribe(address = email) {
  const input = { email: address, language: 'en' } as const;
  return stage.browser().call((api) => api.newsletter.subscribe(input));
}

async function statesOf(address: string): Promise<string[]> {
  const { rows } = await pool.query('select state from newsletter_subscribers where email = $1', [
    address,
  ]);
  return rows.map(({ state }) => state);
}

/** Opens the link of the first email. */
async function confirm(address: string): Promise<void> {
  await stage.runJobs();
  const mail = stage.mails.findLast(({ to }) => to === address)?.mail;
  const url = mail?.kind === 'newsletter-confirm' ? mail.confirmUrl : '';
  const token = url.split('#confirm=')[1] ?? '';
  await stage.browser().call((api) => api.newsletter.confirm({ token }));
}

test('an address and its link are unreadable while they wait', async () => {
  await subscribe();
  const held = await databaseText(stage);
  expect(held).toContain('begin-subscription');
  expect(held).not.toContain(email);
  await confirm(email);
  expect(await statesOf(email)).toEqual(['confirmed']);
});

test('an address is written to as often as all that strangers can cause', async () => {
  // The test setup has no Redis, so the instance allows half.
  const allowed = Math.floor(limits.mailAddress.points / 2);
  for (let count = 0; count < allowed; count += 1) await subscribe();
  await expect(subscribe('ONDREJ@example.org')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await stage.runJobs();
  expect(stage.mails).toHaveLength(allowed);
});

test('an account that is erased takes the subscription of its address along', async () => {
  const leaving = 'leaving@example.org';
  await register(stage, { email: leaving });
  await stage.parts.limiter.forget('mailAddress', leaving);
  for (const address of [leaving, email]) {
    await subscribe(address);
    await confirm(address);
  }
  await pool.query("update users set erasure_at = now() - interval '1 day' where email = $1", [
    leaving,
  ]);
  const jobs: readonly JobDefinition<unknown>[] = stage.parts['personal-data'].jobs;
  const logger = createLogger({ level: 'silent', name: 'test' });
  const run = { jobId: 'job', attempt: 1, signal: AbortSignal.timeout(10_000), logger };
  const erasure = jobs.find(({ name }) => name === 'erase-accounts');
  await erasure?.handle({}, run);
  expect(await statesOf(leaving)).toEqual([]);
  expect(await statesOf(email)).toEqual(['confirmed']);
});
