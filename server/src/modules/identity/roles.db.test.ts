import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, newcomer, register, signInAs } from '../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../testing/stage.ts';
import { storeAdminEmails } from './identity.factory.ts';

const fallback = 'owner@example.org';
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ FALLBACK_ADMIN_EMAILS: fallback });
  await register(stage);
  await register(stage, { email: fallback });
});

beforeEach(async () => {
  for (const email of [fallback, newcomer.email]) {
    await stage.parts.limiter.forget('signInAccount', email);
  }
  await stage.database.pool.query(
    "delete from admin_config; update profiles set role = 'member', staff_roles = '{}'; delete from sales_reps; update users set email_verified = true",
  );
});

afterAll(() => stage.close());

async function isAdminNow(email: string): Promise<boolean> {
  const browser = await signInAs(stage, { email, password: goodPassword });
  return browser.call((api) => api.identity.isAdmin());
}

test('[R6.03] an administrator has the role in the profile', async () => {
  expect(await isAdminNow(newcomer.email)).toBe(false);
  await stage.database.pool.query(
    "update profiles set role = 'admin', staff_roles = '{owner}' where id = (select id from users where email = $1)",
    [newcomer.email],
  );
  expect(await isAdminNow(newcomer.email)).toBe(true);
});

test('[R6.03] [R7.04a] or a verified address on the stored list', async () => {
  await storeAdminEmails(stage.db, [newcomer.email.toUpperCase()]);
  expect(await isAdminNow(newcomer.email)).toBe(true);
  await stage.database.pool.query('update users set email_verified = false where email = $1', [
    newcomer.email,
  ]);
  await expect(isAdminNow(newcomer.email)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
});

test('[R6.03] [R7.04a] the list of the configuration counts only while the stored one is missing', async () => {
  expect(await isAdminNow(fallback)).toBe(true);
  await storeAdminEmails(stage.db, []);
  expect(await isAdminNow(fallback)).toBe(false);
});

test('each use of that list is in the audit log', async () => {
  await isAdminNow(fallback);
  const { rows } = await stage.database.pool.query(
    "select after from audit_entries where action = 'account.sign-in' order by number desc limit 1",
  );
  expect(rows[0]?.after).toMatchObject({ isAdminByFallbackList: true });
});

test('[R7.04b] nobody is an administrator where the stored list cannot be read', async () => {
  await stage.database.pool.query(
    `insert into admin_config values ('admin_emails', '{"not": "a list"}')`,
  );
  expect(await isAdminNow(newcomer.email)).toBe(false);
  expect(await isAdminNow(fallback)).toBe(false);
});

test('a sales representative is whoever has a row, from the next request on', async () => {
  const browser = await signInAs(stage, { email: newcomer.email, password: goodPassword });
  expect(await browser.call((api) => api.identity.salesRep())).toBeNull();
  await stage.database.pool.query(
    'insert into sales_reps (user_id) select id from users where email = $1',
    [newcomer.email],
  );
  expect(await browser.call((api) => api.identity.salesRep())).toMatchObject({
    userId: expect.any(String),
  });
  expect(await browser.call((api) => api.identity.session())).toMatchObject({
    user: { isSalesRep: true },
  });
});

test('[R7.15] a missing profile reads as null', async () => {
  const browser = await register(stage, { email: 'bare@example.org' });
  await stage.database.pool.query(
    "delete from profiles where id = (select id from users where email = 'bare@example.org')",
  );
  expect(await browser.call((api) => api.identity.profile())).toBeNull();
});

test('a sign-up cannot give itself rights', async () => {
  const smuggled = {
    ...newcomer,
    email: 'mallory@example.org',
    role: 'admin',
    isAdmin: true,
    emailVerified: true,
  };
  const browser = await register(stage, smuggled);
  expect(await browser.call((api) => api.identity.isAdmin())).toBe(false);
  expect(await browser.call((api) => api.identity.profile())).toMatchObject({ role: 'member' });
});
