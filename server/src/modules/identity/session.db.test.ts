import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isSignedIn, newcomer, register } from '../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../testing/stage.ts';

let stage: Stage;
let people = 0;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

async function member() {
  people += 1;
  const email = `member-${people}@example.org`;
  const browser = await register(stage, { email });
  const age = (column: string, interval: string) =>
    stage.database.pool.query(
      `update sessions set ${column} = now() - $2::interval where user_id = (select id from users where email = $1)`,
      [email, interval],
    );
  const makeAdmin = () =>
    stage.database.pool.query(
      "update profiles set role = 'admin', staff_roles = '{owner}' where id = (select id from users where email = $1)",
      [email],
    );
  const lastActive = async (): Promise<Date> => {
    const { rows } = await stage.database.pool.query(
      'select last_active_at from sessions where user_id = (select id from users where email = $1)',
      [email],
    );
    return rows[0].last_active_at;
  };
  return { browser, age, makeAdmin, lastActive };
}

test('[R3.06e] [R7.01f] a page is told who is signed in and until when; the token stays in the cookie', async () => {
  const { browser } = await member();
  const token = browser.cookies.get('__Host-session') ?? '';
  const session = await browser.call((api) => api.identity.session());
  expect(session).toEqual({
    user: {
      id: expect.any(String),
      email: `member-${people}@example.org`,
      firstName: newcomer.firstName,
      lastName: newcomer.lastName,
      isAdmin: false,
      roles: [],
      isSalesRep: false,
      needsSecondFactor: false,
    },
    expiresAt: expect.any(Date),
  });
  expect(token.length).toBeGreaterThan(20);
  expect(JSON.stringify(session)).not.toContain(token.split('.')[0]);
});

test('a session that was deleted is refused at once', async () => {
  const { browser } = await member();
  expect(await isSignedIn(browser)).toBe(true);
  await stage.database.pool.query('delete from sessions');
  expect(await isSignedIn(browser)).toBe(false);
  await expect(browser.call((api) => api.identity.profile())).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
});

test('a member who is away for a week is signed out', async () => {
  const { browser, age } = await member();
  await age('last_active_at', '6 days 23 hours');
  expect(await isSignedIn(browser)).toBe(true);
  await age('last_active_at', '7 days 1 minute');
  expect(await isSignedIn(browser)).toBe(false);
});

test('an administrator who is away for half an hour is signed out, and after eight hours anyway', async () => {
  const idle = await member();
  await idle.makeAdmin();
  await idle.age('last_active_at', '31 minutes');
  expect(await isSignedIn(idle.browser)).toBe(false);
  const busy = await member();
  await busy.makeAdmin();
  await busy.age('created_at', '8 hours 1 minute');
  expect(await isSignedIn(busy.browser)).toBe(false);
});

test('what a page asks by itself is no activity; what a person does is', async () => {
  const { browser, age, lastActive } = await member();
  await age('last_active_at', '10 minutes');
  const before = await lastActive();
  await browser.call((api) => api.identity.session());
  expect(await lastActive()).toEqual(before);
  await browser.call((api) => api.identity.profile());
  expect((await lastActive()).getTime()).toBeGreaterThan(before.getTime());
});

test('[R9.06a] renewing lengthens the session of a member, never of an administrator', async () => {
  const { browser, age, makeAdmin, lastActive } = await member();
  await age('last_active_at', '6 days');
  const before = await browser.call((api) => api.identity.session());
  const renewed = await browser.call((api) => api.identity.renewSession());
  expect(renewed.expiresAt.getTime()).toBeGreaterThan(before?.expiresAt.getTime() ?? 0);
  await makeAdmin();
  await age('last_active_at', '20 minutes');
  const idleSince = await lastActive();
  await browser.call((api) => api.identity.renewSession());
  expect(await lastActive()).toEqual(idleSince);
});

test('[R8.14] a visitor has nothing to renew', async () => {
  await expect(stage.browser().call((api) => api.identity.renewSession())).rejects.toMatchObject({
    code: 'SESSION_MISSING',
  });
});

test('a cookie that was changed is nobody, and logged', async () => {
  const { browser } = await member();
  const record = vi.spyOn(stage.parts.securityLog, 'record');
  await isSignedIn(browser);
  expect(record).not.toHaveBeenCalled();
  const cookie = browser.cookies.get('__Host-session') ?? '';
  const other = cookie.startsWith('A') ? 'B' : 'A';
  browser.cookies.set('__Host-session', `${other}${cookie.slice(1)}`);
  expect(await isSignedIn(browser)).toBe(false);
  const forged = { kind: 'proof-refused', at: 'session', reason: 'SIGNATURE_INVALID' };
  expect(record).toHaveBeenCalledWith({ ...forged, userId: null });
  record.mockRestore();
});

test('a suspended person is nobody, whatever session is left', async () => {
  const { browser } = await member();
  await stage.database.pool.query('update users set suspended_at = now()');
  expect(await isSignedIn(browser)).toBe(false);
  await stage.database.pool.query('update users set suspended_at = null');
});
