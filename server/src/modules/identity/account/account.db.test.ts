import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  isSignedIn,
  mailsOf,
  register,
  signInAs,
  tokenFor,
} from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';
import { insertLinkedProvider, insertPasskey } from '../identity.factory.ts';
import { maskEmail } from './email-change.ts';

const proof = { currentPassword: goodPassword };
const newPassword = 'granite-otters-sing-at-4-oclock';
let stage: Stage;
let people = 0;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

async function member() {
  people += 1;
  const email = `owner-${people}@example.org`;
  return { email, browser: await register(stage, { email }) };
}

test('[R2.20] shows a member everything about their own account', async () => {
  const { email, browser } = await member();
  const account = await browser.call((api) => api.identity.account.read());
  expect(account).toMatchObject({
    email,
    firstName: 'Inês',
    hasPassword: true,
    hasTwoFactor: false,
    recoveryCodesLeft: null,
    pendingEmail: null,
    erasureAt: null,
  });
  expect(account.devices).toMatchObject([{ isCurrent: true, userAgent: 'Firefox/140.0' }]);
});

test('changes the profile, and a number that changed is no longer verified', async () => {
  const { email, browser } = await member();
  const { pool } = stage.database;
  await pool.query(
    "update profiles set phone = '+421900111222', phone_verified_at = now() where id = (select id from users where email = $1)",
    [email],
  );
  const change = {
    firstName: 'Ines',
    lastName: 'Silva',
    phone: '+421900111222',
    language: 'de' as const,
  };
  const verified = async () => {
    const { rows } = await pool.query(
      'select phone_verified_at from profiles where id = (select id from users where email = $1)',
      [email],
    );
    return rows[0].phone_verified_at !== null;
  };
  await browser.call((api) => api.identity.account.changeProfile(change));
  expect(await verified()).toBe(true);
  await browser.call((api) =>
    api.identity.account.changeProfile({ ...change, phone: '+421900111333' }),
  );
  expect(await verified()).toBe(false);
  const account = await browser.call((api) => api.identity.account.read());
  expect(account).toMatchObject({
    firstName: 'Ines',
    lastName: 'Silva',
    language: 'de',
    phone: '+421900111333',
  });
});

test('changes the password with the old one, and ends every other session', async () => {
  const { email, browser } = await member();
  const other = await signInAs(stage, { email, password: goodPassword });
  const wrong = { currentPassword: 'not it', newPassword };
  await expect(
    browser.call((api) => api.identity.account.changePassword(wrong)),
  ).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  const weak = { ...proof, newPassword: 'password12' };
  await expect(
    browser.call((api) => api.identity.account.changePassword(weak)),
  ).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
  await browser.call((api) => api.identity.account.changePassword({ ...proof, newPassword }));
  expect(await isSignedIn(browser)).toBe(true);
  expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(await signInAs(stage, { email, password: newPassword }))).toBe(true);
});

test('writes passwords shown again into the audit log, wrong ones too, and what a limit stops once', async () => {
  const { email, browser } = await member();
  const prove = (currentPassword: string) =>
    browser.call((api) => api.identity.account.startPasskey({ currentPassword }));
  await prove(goodPassword);
  for (let n = 0; n < 6; n += 1) await prove('not it').catch(() => undefined);
  const { rows } = await stage.database.pool.query(
    "select action, after, actor_id = target_id as is_own from audit_entries where action like 'account.proof-%' and target_id = (select id from users where email = $1) order by number",
    [email],
  );
  const refused = { action: 'account.proof-refused', is_own: true };
  const wrong = { ...refused, after: { method: 'password', code: 'PASSWORD_WRONG' } };
  expect(rows).toEqual([
    { action: 'account.proof-accepted', is_own: true, after: { method: 'password' } },
    wrong,
    wrong,
    { ...refused, after: { method: 'password', code: 'TOO_MANY_REQUESTS' } },
  ]);
});

test('the old address stays until the new one is proven', async () => {
  const { email, browser } = await member();
  const newEmail = `new-${email}`;
  await browser.call((api) =>
    api.identity.account.requestEmailChange({ ...proof, newEmail, language: 'en' }),
  );
  await stage.runJobs();
  expect(await browser.call((api) => api.identity.account.read())).toMatchObject({
    email,
    pendingEmail: newEmail,
  });
  expect(mailsOf(stage, 'address-change-requested').at(-1)).toMatchObject({ to: email });
  await stage.parts.limiter.forget('mailAddress', newEmail);
  await stage
    .browser()
    .call((api) => api.identity.requestPasswordReset({ email: newEmail, language: 'en' }));
  await stage.runJobs();
  expect(
    stage.mails.filter(({ to, mail }) => to === newEmail && mail.kind === 'reset-password'),
  ).toEqual([]);
  const token = tokenFor(stage, newEmail, 'confirm-new-address');
  const answer = await stage.browser().call((api) => api.identity.confirmAddress({ token }));
  expect(answer).toEqual({ outcome: 'address-changed', email: newEmail });
  expect(await browser.call((api) => api.identity.account.read())).toMatchObject({
    email: newEmail,
    pendingEmail: null,
  });
  await stage.runJobs();
  expect(mailsOf(stage, 'address-changed').at(-1)).toMatchObject({ to: email });
  await expect(
    stage.browser().call((api) => api.identity.confirmAddress({ token })),
  ).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('a requested email change can be cancelled, and its link stops working', async () => {
  const { email, browser } = await member();
  const newEmail = `withdrawn-${email}`;
  await browser.call((api) =>
    api.identity.account.requestEmailChange({ ...proof, newEmail, language: 'en' }),
  );
  await stage.runJobs();
  await browser.call((api) => api.identity.account.cancelEmailChange());
  const token = tokenFor(stage, newEmail, 'confirm-new-address');
  await expect(
    stage.browser().call((api) => api.identity.confirmAddress({ token })),
  ).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('an address of somebody else is not told to whoever wishes for it', async () => {
  const owner = await member();
  const { browser } = await member();
  const input = { ...proof, newEmail: owner.email, language: 'en' as const };
  await stage.parts.limiter.forget('mailAddress', owner.email);
  expect(await browser.call((api) => api.identity.account.requestEmailChange(input))).toEqual({});
  await stage.runJobs();
  expect(stage.mails.filter(({ to }) => to === owner.email).at(-1)?.mail.kind).toBe(
    'account-exists',
  );
});

test('shows the new address in the old mailbox only in part', () => {
  expect(maskEmail('maria.lopez@example.org')).toBe('m…z@example.org');
  expect(maskEmail('ab@example.org')).toBe('a…@example.org');
});

test('signs out one device, or all others, and nobody else’s', async () => {
  const { email, browser } = await member();
  const second = await signInAs(stage, { email, password: goodPassword });
  const third = await signInAs(stage, { email, password: goodPassword });
  const stranger = await member();
  const idOf = async (from: typeof second) => {
    const { devices } = await from.call((api) => api.identity.account.read());
    return devices.find((device) => device.isCurrent)?.id ?? '';
  };
  const otherMemberId = await idOf(stranger.browser);
  await expect(
    browser.call((api) => api.identity.account.revokeDevice({ ...proof, id: otherMemberId })),
  ).rejects.toMatchObject({ code: 'DEVICE_NOT_FOUND' });
  const secondId = await idOf(second);
  await browser.call((api) => api.identity.account.revokeDevice({ ...proof, id: secondId }));
  expect([await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true]);
  expect(await browser.call((api) => api.identity.account.revokeOtherDevices(proof))).toEqual({
    revoked: 1,
  });
  expect([
    await isSignedIn(third),
    await isSignedIn(browser),
    await isSignedIn(stranger.browser),
  ]).toEqual([false, true, true]);
});

test('nobody signs out devices without the password, or a recent sign-in where there is none', async () => {
  const { email, browser } = await member();
  const other = await signInAs(stage, { email, password: goodPassword });
  const { devices } = await other.call((api) => api.identity.account.read());
  const id = devices.find((device) => device.isCurrent)?.id ?? '';
  const attempts = (currentPassword?: string) =>
    Promise.allSettled([
      browser.call((api) => api.identity.account.revokeDevice({ currentPassword, id })),
      browser.call((api) => api.identity.account.revokeOtherDevices({ currentPassword })),
    ]);
  const wrong = { status: 'rejected', reason: { code: 'PASSWORD_WRONG' } };
  expect(await attempts('not it')).toMatchObject([wrong, wrong]);
  const { pool } = stage.database;
  const own = '(select id from users where email = $1)';
  await pool.query(`delete from accounts where user_id = ${own}`, [email]);
  await pool.query(
    `update sessions set created_at = now() - interval '16 minutes' where user_id = ${own}`,
    [email],
  );
  const tooOld = { status: 'rejected', reason: { code: 'FRESH_SIGN_IN_NEEDED' } };
  expect(await attempts()).toMatchObject([tooOld, tooOld]);
  expect(await isSignedIn(other)).toBe(true);
});

test('an account without a password needs a fresh sign-in instead', async () => {
  const { email, browser } = await member();
  const { pool } = stage.database;
  await pool.query('delete from accounts where user_id = (select id from users where email = $1)', [
    email,
  ]);
  await browser.call((api) => api.identity.account.changePassword({ newPassword }));
  await pool.query('delete from accounts where user_id = (select id from users where email = $1)', [
    email,
  ]);
  await pool.query(
    "update sessions set created_at = now() - interval '16 minutes' where user_id = (select id from users where email = $1)",
    [email],
  );
  await expect(
    browser.call((api) => api.identity.account.changePassword({ newPassword })),
  ).rejects.toMatchObject({ code: 'FRESH_SIGN_IN_NEEDED' });
});

test('a password asked for again cannot be tried without end', async () => {
  const { browser } = await member();
  const wrong = () =>
    browser.call((api) => api.identity.account.startTwoFactor({ currentPassword: 'wrong' }));
  for (let n = 0; n < 2; n += 1)
    await expect(wrong()).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  await expect(wrong()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a pending change of address does not survive a new password', async () => {
  const { email, browser } = await member();
  const newEmail = `thief-${email}`;
  const input = { ...proof, newEmail, language: 'en' as const };
  await browser.call((api) => api.identity.account.requestEmailChange(input));
  await stage.runJobs();
  await browser.call((api) => api.identity.account.changePassword({ ...proof, newPassword }));
  const token = tokenFor(stage, newEmail, 'confirm-new-address');
  await expect(
    stage.browser().call((api) => api.identity.confirmAddress({ token })),
  ).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('the last way to sign in cannot be unlinked', async () => {
  const { email, browser } = await member();
  const { pool } = stage.database;
  const { rows } = await pool.query('select id from users where email = $1', [email]);
  await insertLinkedProvider(stage.db, rows[0].id, { providerId: 'sample' });
  const unlink = (currentPassword?: string) =>
    browser.call((api) => api.identity.account.unlinkProvider({ id: 'sample', currentPassword }));
  await pool.query("delete from accounts where provider_id = 'credential' and user_id = $1", [
    rows[0].id,
  ]);
  await expect(unlink()).rejects.toMatchObject({ code: 'LAST_WAY_TO_SIGN_IN' });
  await browser.call((api) => api.identity.account.changePassword({ newPassword }));
  await unlink(newPassword);
  await expect(unlink(newPassword)).rejects.toMatchObject({ code: 'PROVIDER_NOT_LINKED' });
});

test('the last passkey of an account without another way to sign in stays', async () => {
  const { email, browser } = await member();
  const { pool } = stage.database;
  const { rows } = await pool.query('select id from users where email = $1', [email]);
  const userId = String(rows[0].id);
  const first = await insertPasskey(stage.db, userId);
  const second = await insertPasskey(stage.db, userId);
  await pool.query('update sessions set second_factor_at = now() where user_id = $1', [userId]);
  await pool.query("delete from accounts where provider_id = 'credential' and user_id = $1", [
    userId,
  ]);
  const remove = ({ id }: { id: string }) =>
    browser.call((api) => api.identity.account.removePasskey({ id }));
  const both = await Promise.allSettled([remove(first), remove(second)]);
  const refused = both.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'LAST_WAY_TO_SIGN_IN' } }]);
  const { passkeys } = await browser.call((api) => api.identity.account.read());
  expect(passkeys).toHaveLength(1);
});
