import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  databaseText,
  goodPassword,
  isSignedIn,
  mailsOf,
  newcomer,
  register,
  signInAs,
  tokenFor,
} from '../../../testing/identity-stage.ts';
import { openStage, type Stage, siteUrl } from '../../../testing/stage.ts';

const newPassword = 'granite-otters-sing-at-4-oclock';
const { email } = newcomer;
let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
  await register(stage);
});

beforeEach(async () => {
  await stage.parts.limiter.forget('mailAddress', email);
  await stage.parts.limiter.forget('signInAccount', email);
});

afterAll(() => stage.close());

async function requestToken(address = email): Promise<string> {
  await stage
    .browser()
    .call((api) => api.identity.requestPasswordReset({ email: address, language: 'en' }));
  await stage.runJobs();
  return tokenFor(stage, email, 'reset-password');
}

function reset(token: string, password = newPassword) {
  return stage.browser().call((api) => api.identity.resetPassword({ token, password }));
}

test('[R2.34] [R5.01] mails a link that leads to /auth with tab=signin, its token behind the #', async () => {
  await requestToken('  INES@example.org ');
  const sent = mailsOf(stage, 'reset-password').at(-1);
  expect(sent?.mail).toMatchObject({
    resetUrl: expect.stringMatching(new RegExp(`^${siteUrl}/auth\\?tab=signin#reset=[\\w-]{43}$`)),
  });
});

test('[R7.01e] sets the password, ends every session and tells the owner', async () => {
  const token = await requestToken();
  const other = await signInAs(stage, { email, password: goodPassword });
  expect(await reset(token)).toEqual({});
  expect(await isSignedIn(other)).toBe(false);
  await expect(signInAs(stage, { email, password: goodPassword })).rejects.toMatchObject({
    code: 'CREDENTIALS_INVALID',
  });
  expect(await isSignedIn(await signInAs(stage, { email, password: newPassword }))).toBe(true);
  await stage.runJobs();
  expect(mailsOf(stage, 'password-changed').at(-1)?.to).toBe(email);
  await stage.parts.limiter.forget('mailAddress', email);
  await reset(await requestToken(), goodPassword);
});

test('a link works once, and takes the others with it', async () => {
  const early = await requestToken();
  await stage.parts.limiter.forget('mailAddress', email);
  const token = await requestToken();
  await reset(token, goodPassword);
  for (const used of [token, early]) {
    await expect(reset(used)).rejects.toMatchObject({ code: 'LINK_INVALID' });
  }
});

test('a link expires after half an hour', async () => {
  const token = await requestToken();
  await stage.database.pool.query("update verifications set expires_at = now() - interval '1 s'");
  await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('a weak password uses nothing up', async () => {
  const token = await requestToken();
  await expect(reset(token, 'password12')).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
  expect(await reset(token, goodPassword)).toEqual({});
});

test('the token is in no table', async () => {
  const token = await requestToken();
  expect(token).toHaveLength(43);
  expect(await databaseText(stage)).not.toContain(token);
});

test('answers an unknown address the same, and writes to nobody', async () => {
  const before = stage.mails.length;
  const answer = await stage
    .browser()
    .call((api) =>
      api.identity.requestPasswordReset({ email: 'nobody@example.org', language: 'en' }),
    );
  expect(answer).toEqual({});
  await stage.runJobs();
  expect(stage.mails).toHaveLength(before);
});

test('a forged or foreign token opens nothing', async () => {
  const confirm = 'A'.repeat(43);
  await expect(reset(confirm)).rejects.toMatchObject({ code: 'LINK_INVALID' });
});
