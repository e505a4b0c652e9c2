import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  copyCookies,
  goodPassword,
  isSignedIn,
  mailsOf,
  register,
} from '../../../testing/identity-stage.ts';
import { type Browser, openStage, type Stage } from '../../../testing/stage.ts';
import { generateCode } from '../../../testing/totp.ts';

let stage: Stage;
let personCount = 0;

beforeAll(async () => {
  stage = await openStage({ ADMIN_SECOND_FACTOR: 'required' });
});

afterAll(() => stage.close());

const proof = { currentPassword: goodPassword };

async function withTwoFactor() {
  personCount += 1;
  const email = `guarded-${personCount}@example.org`;
  const browser = await register(stage, { email });
  const started = await browser.call((api) => api.identity.account.startTwoFactor(proof));
  const code = generateCode(started.uri);
  await browser.call((api) => api.identity.account.confirmTwoFactor({ code }));
  return { ...started, email, browser };
}

async function firstStep(email: string): Promise<Browser> {
  const browser = stage.browser();
  await stage.parts.limiter.forget('signInAccount', email);
  const outcome = await browser.call((api) =>
    api.identity.signIn({ identifier: email, password: goodPassword }),
  );
  expect(outcome).toEqual({ outcome: 'second-factor' });
  return browser;
}

/** So that the next code counts as a new one. */
function forgetCode() {
  return stage.database.pool.query('update two_factors set last_code_hash = null');
}

test('shows the secret as text and as a QR code, with ten recovery codes', async () => {
  const { secret, uri, qrCode, recoveryCodes, browser } = await withTwoFactor();
  expect(uri).toContain('otpauth://totp/');
  expect(secret.length).toBeGreaterThanOrEqual(20);
  expect(qrCode.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);
  expect(qrCode.size).toBeGreaterThan(20);
  expect(recoveryCodes).toHaveLength(10);
  // 19 random letters and digits are 113 bits.
  for (const code of recoveryCodes) expect(code).toMatch(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{14}$/);
  const account = await browser.call((api) => api.identity.account.read());
  expect(account).toMatchObject({ hasTwoFactor: true, recoveryCodesLeft: 10 });
});

test('after the password nobody is signed in before the code', async () => {
  const { email, uri } = await withTwoFactor();
  await forgetCode();
  const browser = await firstStep(email);
  expect(await isSignedIn(browser)).toBe(false);
  expect(mailsOf(stage, 'new-sign-in').filter(({ to }) => to === email)).toEqual([]);
  const code = generateCode(uri);
  const outcome = await browser.call((api) => api.identity.verifySecondFactor({ code }));
  expect(outcome).toMatchObject({ outcome: 'signed-in', session: { user: { email } } });
});

test('the session that the browser had ends with the password, and any other one with the code', async () => {
  const { email, uri } = await withTwoFactor();
  const { browser } = await withTwoFactor();
  await forgetCode();
  const first = copyCookies(stage, browser);
  await stage.parts.limiter.forget('signInAccount', email);
  await browser.call((api) => api.identity.signIn({ identifier: email, password: goodPassword }));
  expect([await isSignedIn(first), await isSignedIn(browser)]).toEqual([false, false]);
  // Signed in meanwhile in another tab.
  const other = await register(stage, { email: 'other-tab@example.org' });
  const second = copyCookies(stage, other);
  browser.cookies.set('__Host-session', other.cookies.get('__Host-session') ?? '');
  await browser.call((api) => api.identity.verifySecondFactor({ code: generateCode(uri) }));
  expect([await isSignedIn(second), await isSignedIn(browser)]).toEqual([false, true]);
});

test('a code signs in once', async () => {
  const { email, uri } = await withTwoFactor();
  await forgetCode();
  const code = generateCode(uri);
  await (await firstStep(email)).call((api) => api.identity.verifySecondFactor({ code }));
  await expect(
    (await firstStep(email)).call((api) => api.identity.verifySecondFactor({ code })),
  ).rejects.toMatchObject({ code: 'SECOND_FACTOR_EXPIRED' });
});

test('a recovery code signs in once, and its owner is told', async () => {
  const { email, recoveryCodes } = await withTwoFactor();
  const [code = ''] = recoveryCodes;
  const browser = await firstStep(email);
  await browser.call((api) => api.identity.verifySecondFactor({ code }));
  expect(await isSignedIn(browser)).toBe(true);
  await expect(
    (await firstStep(email)).call((api) => api.identity.verifySecondFactor({ code })),
  ).rejects.toMatchObject({ code: 'CODE_INVALID' });
  await stage.runJobs();
  const reported = mailsOf(stage, 'second-factor-changed').filter(({ to }) => to === email);
  expect(reported.map(({ mail }) => 'change' in mail && mail.change)).toContain(
    'recovery-code-used',
  );
});

test('wrong codes end the step, and then the right one comes too late', async () => {
  const { email, uri } = await withTwoFactor();
  await forgetCode();
  const browser = await firstStep(email);
  const wrong = () => browser.call((api) => api.identity.verifySecondFactor({ code: '000000' }));
  for (let n = 0; n < 5; n += 1)
    await expect(wrong()).rejects.toMatchObject({ code: 'CODE_INVALID' });
  const code = generateCode(uri);
  await expect(
    browser.call((api) => api.identity.verifySecondFactor({ code })),
  ).rejects.toMatchObject({ code: 'SECOND_FACTOR_EXPIRED' });
});

test('without the first step a code is nothing', async () => {
  const { uri } = await withTwoFactor();
  await forgetCode();
  const code = generateCode(uri);
  await expect(
    stage.browser().call((api) => api.identity.verifySecondFactor({ code })),
  ).rejects.toMatchObject({ code: 'SECOND_FACTOR_EXPIRED' });
});

test('needs the password to be switched on and off', async () => {
  const { browser } = await withTwoFactor();
  for (const wrong of [{ currentPassword: 'not the password' }]) {
    await expect(
      browser.call((api) => api.identity.account.stopTwoFactor(wrong)),
    ).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  }
  await browser.call((api) => api.identity.account.stopTwoFactor(proof));
  expect(await browser.call((api) => api.identity.account.read())).toMatchObject({
    hasTwoFactor: false,
  });
  await expect(
    browser.call((api) => api.identity.account.stopTwoFactor(proof)),
  ).rejects.toMatchObject({ code: 'TWO_FACTOR_OFF' });
});

test('new recovery codes take the place of the old ones', async () => {
  const { browser, email, recoveryCodes } = await withTwoFactor();
  const renewed = await browser.call((api) => api.identity.account.renewRecoveryCodes(proof));
  expect(renewed.recoveryCodes).toHaveLength(10);
  const [old = ''] = recoveryCodes;
  await expect(
    (await firstStep(email)).call((api) => api.identity.verifySecondFactor({ code: old })),
  ).rejects.toMatchObject({ code: 'CODE_INVALID' });
});

test('[R6.03] the rights of an administrator wait for the second factor', async () => {
  const email = 'chief@example.org';
  const browser = await register(stage, { email });
  await stage.database.pool.query(
    "update profiles set role = 'admin', staff_roles = '{owner}' where id = (select id from users where email = $1)",
    [email],
  );
  const before = await browser.call((api) => api.identity.session());
  expect(before).toMatchObject({ user: { isAdmin: false, needsSecondFactor: true } });
  await expect(browser.call((api) => api.identity.people.list({}))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const started = await browser.call((api) => api.identity.account.startTwoFactor(proof));
  const code = generateCode(started.uri);
  await browser.call((api) => api.identity.account.confirmTwoFactor({ code }));
  const after = await browser.call((api) => api.identity.session());
  expect(after).toMatchObject({ user: { isAdmin: true, needsSecondFactor: false } });
});

test('its secret and recovery codes are in no table as they are', async () => {
  const { secret, recoveryCodes } = await withTwoFactor();
  const { rows } = await stage.database.pool.query('select secret, backup_codes from two_factors');
  const stored = JSON.stringify(rows);
  for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
});

test('a code sent while signed in sets up nothing', async () => {
  const email = 'half-way@example.org';
  const browser = await register(stage, { email });
  const { uri } = await browser.call((api) => api.identity.account.startTwoFactor(proof));
  await expect(
    browser.call((api) => api.identity.verifySecondFactor({ code: generateCode(uri) })),
  ).rejects.toMatchObject({ code: 'SECOND_FACTOR_EXPIRED' });
  const account = await browser.call((api) => api.identity.account.read());
  expect(account.hasTwoFactor).toBe(false);
});

test('switching it off takes an administrator’s rights and lengthens nothing', async () => {
  const { browser, email } = await withTwoFactor();
  const { pool } = stage.database;
  const own = 'user_id = (select id from users where email = $1)';
  await pool.query(
    "update profiles set role = 'admin', staff_roles = '{owner}' where id = (select id from users where email = $1)",
    [email],
  );
  await pool.query(`update sessions set created_at = now() - interval '7 hours' where ${own}`, [
    email,
  ]);
  expect(await browser.call((api) => api.identity.isAdmin())).toBe(true);
  await browser.call((api) => api.identity.account.stopTwoFactor(proof));
  expect(await browser.call((api) => api.identity.isAdmin())).toBe(false);
  const { rows } = await pool.query(
    `select created_at < now() - interval '6 hours' as old from sessions where ${own}`,
    [email],
  );
  expect(rows).toEqual([{ old: true }]);
});

test('writes codes shown again into the audit log, wrong ones too', async () => {
  const { browser, recoveryCodes } = await withTwoFactor();
  const show = (code: string) =>
    browser.call((api) => api.identity.account.showSecondFactor({ code }));
  await show('not-a-code').catch(() => undefined);
  await show(recoveryCodes[0] ?? '');
  const { rows } = await stage.database.pool.query(
    "select action, after from audit_entries where action like 'account.proof-%' order by number desc limit 2",
  );
  expect(rows).toEqual([
    { action: 'account.proof-accepted', after: { method: 'recovery-code' } },
    { action: 'account.proof-refused', after: { method: 'recovery-code', code: 'CODE_INVALID' } },
  ]);
});
