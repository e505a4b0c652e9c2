import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  copyCookies,
  goodPassword,
  isSignedIn,
  mailsOf,
  newcomer,
  register,
  signInAs,
} from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';

let stage: Stage;
const credentials = { email: newcomer.email, password: goodPassword };

beforeAll(async () => {
  stage = await openStage();
  await register(stage);
  // So that another device is reported to its owner.
  await stage.database.pool.query("update users set created_at = now() - interval '1 day'");
});

afterAll(() => stage.close());

function attemptToSignIn(identifier: string, password: string, from?: string) {
  return stage.browser(from).call((api) => api.identity.signIn({ identifier, password }));
}

async function resetAttempts(): Promise<void> {
  await stage.parts.limiter.forget('signInAccount', newcomer.email);
}

test('[R7.01b] sets the session cookie for this host only, hidden from scripts', async () => {
  await resetAttempts();
  const browser = await signInAs(stage, credentials);
  const [cookie] = browser.setCookies.filter((text) => text.startsWith('__Host-session='));
  expect(cookie).toMatch(/; Path=\/(;|$)/);
  expect(cookie).toMatch(/; HttpOnly(;|$)/);
  expect(cookie).toMatch(/; Secure(;|$)/);
  expect(cookie).toMatch(/; SameSite=Lax(;|$)/);
  expect(cookie).not.toMatch(/; Domain=/i);
  for (const other of browser.setCookies) expect(other).toMatch(/^__Host-|Max-Age=0/);
});

test('keeps no session token in the database that a cookie could be made of', async () => {
  await resetAttempts();
  const browser = await signInAs(stage, credentials);
  const [token = ''] = (browser.cookies.get('__Host-session') ?? '').split('.');
  const { rows } = await stage.database.pool.query('select token from sessions');
  expect(token.length).toBeGreaterThan(20);
  expect(rows.map((row: { token: string }) => row.token)).not.toContain(decodeURIComponent(token));
});

test('[R8.14] says the same of a wrong password, an unknown address and a malformed one', async () => {
  await resetAttempts();
  const wrong = { code: 'CREDENTIALS_INVALID', status: 401 };
  await expect(attemptToSignIn(newcomer.email, 'not the password')).rejects.toMatchObject(wrong);
  await expect(attemptToSignIn('nobody@example.org', goodPassword)).rejects.toMatchObject(wrong);
  await expect(attemptToSignIn('@', goodPassword)).rejects.toMatchObject(wrong);
  await expect(attemptToSignIn('+421900000000', goodPassword)).rejects.toMatchObject(wrong);
});

test('computes one hash for an unknown address as for a known one', async () => {
  await resetAttempts();
  const { password } = await stage.parts.identity.accounts.$context;
  let work = 0;
  const { hash, verify } = password;
  password.hash = (text) => {
    work += 1;
    return hash(text);
  };
  password.verify = (pair) => {
    work += 1;
    return verify(pair);
  };
  try {
    await attemptToSignIn(newcomer.email, 'not the password').catch(() => undefined);
    expect(work).toBe(1);
    await attemptToSignIn('nobody-2@example.org', 'not the password').catch(() => undefined);
    expect(work).toBe(2);
  } finally {
    Object.assign(password, { hash, verify });
  }
});

test('replaces an outdated hash at the next sign-in, and at no refused one', async () => {
  await resetAttempts();
  const { pool } = stage.database;
  const outdated = await hashPassword(goodPassword);
  await pool.query('update accounts set password = $1', [outdated]);
  const storedHash = async () =>
    (await pool.query('select password from accounts')).rows[0].password;
  await attemptToSignIn(newcomer.email, 'not the password').catch(() => undefined);
  expect(await storedHash()).toBe(outdated);
  const signedIn = { outcome: 'signed-in' };
  expect(await attemptToSignIn(newcomer.email, goodPassword)).toMatchObject(signedIn);
  expect(await storedHash()).toMatch(/^\$argon2id\$/);
  expect(await attemptToSignIn(newcomer.email, goodPassword)).toMatchObject(signedIn);
});

test('[R5.01] asks for both an address or number and a password', async () => {
  await expect(attemptToSignIn('', '')).rejects.toMatchObject({ code: 'CREDENTIALS_MISSING' });
  await expect(attemptToSignIn(newcomer.email, '')).rejects.toMatchObject({
    code: 'CREDENTIALS_MISSING',
  });
});

test('signs in with a telephone number only once it was verified', async () => {
  await resetAttempts();
  const { pool } = stage.database;
  await pool.query("update profiles set phone = '+351912345678'");
  await expect(attemptToSignIn('+351 912 345 678', goodPassword)).rejects.toMatchObject({
    code: 'CREDENTIALS_INVALID',
  });
  await pool.query('update profiles set phone_verified_at = now()');
  expect(await attemptToSignIn('+351 912 345 678', goodPassword)).toMatchObject({
    outcome: 'signed-in',
  });
});

test('allows five tries for an account in a quarter of an hour from anywhere; without Redis two', async () => {
  await resetAttempts();
  const attempt = (n: number) =>
    attemptToSignIn(newcomer.email, 'not the password', `2001:db8:${n}::1`);
  for (const n of [1, 2])
    await expect(attempt(n)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  await expect(attempt(3)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { retryAfterSeconds: expect.any(Number) },
  });
  await expect(attemptToSignIn(newcomer.email, goodPassword)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

test('writes the attempts on an account that the limit stops into the audit log, once', async () => {
  const email = 'targeted@example.org';
  for (let n = 1; n <= 6; n += 1)
    await attemptToSignIn(email, 'wrong', `2001:db8:b${n}::1`).catch(() => undefined);
  const { rows } = await stage.database.pool.query(
    "select after->>'code' as code from audit_entries where after->>'network' like '2001:db8:b%' order by number",
  );
  const codes = rows.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(['CREDENTIALS_INVALID', 'CREDENTIALS_INVALID', 'TOO_MANY_REQUESTS']);
});

test('a device that signed in before keeps tries of its own', async () => {
  await resetAttempts();
  const known = await signInAs(stage, credentials);
  await known.call((api) => api.identity.signOut());
  for (const n of [1, 2, 3])
    await attemptToSignIn(newcomer.email, 'wrong', `2001:db8:a${n}::1`).catch(() => undefined);
  const outcome = await known.call((api) =>
    api.identity.signIn({ identifier: newcomer.email, password: goodPassword }),
  );
  expect(outcome).toMatchObject({ outcome: 'signed-in' });
});

test('allows twenty tries from one network, whatever accounts they name; without Redis ten', async () => {
  const attempt = (n: number) =>
    attemptToSignIn(`person-${n}@example.org`, 'wrong', `198.51.100.${n}`);
  for (let n = 1; n <= 10; n += 1)
    await expect(attempt(n)).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
  await expect(attempt(11)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(
    attemptToSignIn('person-12@example.org', 'wrong', '198.51.101.1'),
  ).rejects.toMatchObject({ code: 'CREDENTIALS_INVALID' });
});

test('tells the owner of a sign-in on a new device, once', async () => {
  await resetAttempts();
  await stage.runJobs();
  const before = mailsOf(stage, 'new-sign-in').length;
  const browser = await signInAs(stage, credentials);
  await stage.runJobs();
  expect(mailsOf(stage, 'new-sign-in')).toHaveLength(before + 1);
  await browser.call((api) => api.identity.signOut());
  await browser.call((api) =>
    api.identity.signIn({ identifier: newcomer.email, password: goodPassword }),
  );
  await stage.runJobs();
  expect(mailsOf(stage, 'new-sign-in')).toHaveLength(before + 1);
});

test('[R6.06] [R7.01d] [R8.14] signs out, and a missing session is said by its name', async () => {
  await resetAttempts();
  const browser = await signInAs(stage, credentials);
  expect(await browser.call((api) => api.identity.signOut())).toEqual({});
  expect(await isSignedIn(browser)).toBe(false);
  await expect(browser.call((api) => api.identity.signOut())).rejects.toMatchObject({
    code: 'SESSION_MISSING',
  });
});

test('signing in again ends the session that the browser had, whoever it belonged to', async () => {
  await resetAttempts();
  const browser = await register(stage, { email: 'previous@example.org' });
  const copies = [copyCookies(stage, browser)];
  const elsewhere = await signInAs(stage, credentials);
  const signIn = (password: string) =>
    browser.call((api) => api.identity.signIn({ identifier: newcomer.email, password }));
  await signIn('not the password').catch(() => undefined);
  expect(await isSignedIn(browser)).toBe(true);
  await signIn(goodPassword);
  copies.push(copyCookies(stage, browser));
  await signIn(goodPassword);
  for (const copy of copies) expect(await isSignedIn(copy)).toBe(false);
  expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, true]);
});

test('a suspended person hears the reason after the right password, and nobody else does', async () => {
  await resetAttempts();
  const { pool } = stage.database;
  await pool.query(
    "update users set suspended_at = now(), suspension_reason = 'Chargeback' where email = $1",
    [newcomer.email],
  );
  await expect(attemptToSignIn(newcomer.email, 'wrong')).rejects.toMatchObject({
    code: 'CREDENTIALS_INVALID',
  });
  await expect(attemptToSignIn(newcomer.email, goodPassword)).rejects.toMatchObject({
    code: 'ACCOUNT_SUSPENDED',
    data: { reason: 'Chargeback' },
  });
  await pool.query('update users set suspended_at = null, suspension_reason = null');
});

test('writes every sign-in, rejection and sign-out into the audit log, without secrets', async () => {
  const { rows } = await stage.database.pool.query('select action, after::text from audit_entries');
  const actions = rows.map((row: { action: string }) => row.action);
  for (const action of [
    'account.register',
    'account.sign-in',
    'account.sign-in-refused',
    'account.sign-out',
  ]) {
    expect(actions).toContain(action);
  }
  expect(JSON.stringify(rows)).not.toContain(goodPassword);
});
