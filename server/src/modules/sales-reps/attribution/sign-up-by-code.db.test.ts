import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, register, tokenFor } from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';

let stage: Stage;
let code: string;

beforeAll(async () => {
  stage = await openStage();
  const rep = await register(stage, { email: 'rep@example.org' });
  const userId = (await rep.call((api) => api.identity.session()))?.user.id ?? '';
  await stage.parts.transact((change) =>
    stage.parts['sales-reps'].api.rightChanged(change, { userId, isSalesRep: true }),
  );
  await stage.parts.identity.api.changeSalesRep(stage.db, userId, true);
  code = (await rep.call((api) => api.salesReps.dashboard({}))).code;
});

afterAll(() => stage.close());

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
