import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, register, tokenFor } from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';
import { openTestProvider } from '../../../testing/test-provider.ts';

let stage: Stage;
let provider: Awaited<ReturnType<typeof openTestProvider>>;
let code: string;

beforeAll(async () => {
  provider = await openTestProvider();
  stage = await openStage({ OIDC_PROVIDERS: JSON.stringify([provider.settings]) });
  const rep = await register(stage, { email: 'rep@example.org' });
  const userId = (await rep.call((api) => api.identity.session()))?.user.id ?? '';
  await stage.parts.transact((change) =>
    stage.parts['sales-reps'].api.rightChanged(change, { userId, isSalesRep: true }),
  );
  await stage.parts.identity.api.changeSalesRep(stage.db, userId, true);
  code = (await rep.call((api) => api.salesReps.dashboard({}))).code;
});

afterAll(async () => {
  await stage.close();
  await provider.close();
});

async function registerWith(referralCode: string, email: string) {
  const browser = stage.browser();
  const person = { ...newcomer, email, referralCode };
  await browser.call((api) => api.identity.signUp(person));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  await browser.call((api) => api.identity.confirmAddress({ token }));
  return browser.call((api) => api.salesReps.invitation());
}

test('the code of the form stays with the account that its mail opens', async () => {
  expect(code).toMatch(/^CARVALHO\d+$/);
  expect(await registerWith(code.toLowerCase(), 'invited@example.org')).toMatchObject({
    referral_code: code,
    rep_name: 'Sales Representative',
  });
});

test('a code that nobody has opens the account all the same', async () => {
  expect(await registerWith('NOBODY1', 'stranger@example.org')).toBeNull();
});

const source = 'social' as const;

async function signUpByProvider(email: string, referralCode?: string) {
  provider.issueIdentity({ sub: `subject of ${email}`, email, name: 'New Comer' });
  const browser = stage.browser();
  const input = { provider: 'test-id', source, ...(referralCode && { referralCode }) };
  const { url } = await browser.call((api) => api.identity.startProviderSignIn(input));
  if (referralCode) expect(url).not.toContain(referralCode);
  await browser.comeBackFrom(url);
  return browser.call((api) => api.salesReps.invitation());
}

test('an account that a provider opens has the code and source of the form; its first stays', async () => {
  expect(await signUpByProvider('by-provider@example.org', code)).toMatchObject({
    referral_code: code,
  });
  const { rows } = await stage.database.pool.query(
    "select source from profiles join users using (id) where email = 'by-provider@example.org'",
  );
  expect(rows).toEqual([{ source }]);
  expect(await signUpByProvider('uninvited@example.org')).toBeNull();
  // The account already exists: signing in with a code doesn't attribute it.
  expect(await signUpByProvider('uninvited@example.org', code)).toBeNull();
});
