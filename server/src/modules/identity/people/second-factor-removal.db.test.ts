import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  goodPassword,
  isSignedIn,
  mailsOf,
  register,
  signInAs,
} from '../../../testing/identity-stage.ts';
import { openStage, type Stage } from '../../../testing/stage.ts';
import { generateCode } from '../../../testing/totp.ts';
import { insertPasskey } from '../identity.factory.ts';

let stage: Stage;
let people = 0;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

const reason = 'Lost phone, identity checked by video call';
const query = (text: string, values: unknown[] = []) => stage.database.pool.query(text, values);

async function aPerson({ isAdmin = false } = {}) {
  people += 1;
  const email = `lost-${people}@example.org`;
  const browser = await register(stage, { email });
  const { rows } = await query('select id from users where email = $1', [email]);
  const userId = userIdSchema.parse(rows[0].id);
  if (isAdmin)
    await query("update profiles set role = 'admin', staff_roles = '{owner}' where id = $1", [
      userId,
    ]);
  return { email, userId, browser };
}

async function withFactors() {
  const person = await aPerson();
  const proof = { currentPassword: goodPassword };
  const { uri } = await person.browser.call((api) => api.identity.account.startTwoFactor(proof));
  await person.browser.call((api) =>
    api.identity.account.confirmTwoFactor({ code: generateCode(uri) }),
  );
  await query('update two_factors set last_code_hash = null where user_id = $1', [person.userId]);
  await insertPasskey(stage.db, person.userId);
  return { ...person, uri };
}

/** Ends the waiting period and runs the job. */
async function endWaitingPeriod() {
  await query("update second_factor_removals set due_at = due_at - interval '72 hours'");
  await query(
    `insert into pgboss.job (name, data) values ('remove-second-factors', '{"payload": {}}')`,
  );
  await stage.runJobs();
}

test('only administrators ask for it, and not for themselves', async () => {
  const chief = await aPerson({ isAdmin: true });
  const { browser, userId } = await withFactors();
  await expect(
    browser.call((api) => api.identity.people.requestSecondFactorRemoval({ userId, reason })),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    chief.browser.call((api) =>
      api.identity.people.requestSecondFactorRemoval({ userId: chief.userId, reason }),
    ),
  ).rejects.toMatchObject({ code: 'NOT_ONESELF' });
});

test('the owner is told three days ahead; then everything that guards the account goes', async () => {
  const chief = await aPerson({ isAdmin: true });
  const { browser, userId, email } = await withFactors();
  const requested = await chief.browser.call((api) =>
    api.identity.people.requestSecondFactorRemoval({ userId, reason }),
  );
  expect(requested.hasSecondFactor).toBe(true);
  const waiting = (requested.secondFactorRemovalAt?.getTime() ?? 0) - Date.now();
  expect(waiting / 3_600_000).toBeCloseTo(72, 0);
  await stage.runJobs();
  expect(mailsOf(stage, 'second-factor-removal').at(-1)?.to).toBe(email);
  expect(await isSignedIn(browser)).toBe(true);
  await endWaitingPeriod();
  const after = await chief.browser.call((api) => api.identity.people.read({ userId }));
  expect(after).toMatchObject({
    hasSecondFactor: false,
    passkeyCount: 0,
    deviceCount: 0,
    secondFactorRemovalAt: null,
  });
  expect(await isSignedIn(browser)).toBe(false);
  expect(mailsOf(stage, 'second-factor-changed').at(-1)?.to).toBe(email);
  const { rows } = await query(
    "select action, reason from audit_entries where target_id = $1 and action like '%second-factor%' order by number",
    [userId],
  );
  expect(rows).toEqual([
    { action: 'people.request-second-factor-removal', reason },
    { action: 'people.remove-second-factor', reason },
  ]);
});

test('signing in with the factor calls it off', async () => {
  const chief = await aPerson({ isAdmin: true });
  const { userId, email, uri } = await withFactors();
  await chief.browser.call((api) =>
    api.identity.people.requestSecondFactorRemoval({ userId, reason }),
  );
  const visitor = await signInAs(stage, { email, password: goodPassword });
  await visitor.call((api) => api.identity.verifySecondFactor({ code: generateCode(uri) }));
  await endWaitingPeriod();
  const after = await chief.browser.call((api) => api.identity.people.read({ userId }));
  expect(after).toMatchObject({ hasSecondFactor: true, secondFactorRemovalAt: null });
});

test('an administrator calls it off', async () => {
  const chief = await aPerson({ isAdmin: true });
  const { userId } = await withFactors();
  const desk = chief.browser;
  await desk.call((api) => api.identity.people.requestSecondFactorRemoval({ userId, reason }));
  await desk.call((api) => api.identity.people.cancelSecondFactorRemoval({ userId, reason }));
  await endWaitingPeriod();
  const after = await desk.call((api) => api.identity.people.read({ userId }));
  expect(after).toMatchObject({ hasSecondFactor: true, secondFactorRemovalAt: null });
});

test('when somebody was last active outlives the sessions that a suspension ends', async () => {
  const chief = await aPerson({ isAdmin: true });
  const { userId } = await aPerson();
  const before = await chief.browser.call((api) => api.identity.people.read({ userId }));
  await chief.browser.call((api) => api.identity.people.suspend({ userId, reason }));
  const after = await chief.browser.call((api) => api.identity.people.restore({ userId, reason }));
  expect(after.lastActiveAt).toEqual(before.lastActiveAt);
  expect(after.lastActiveAt).not.toBeNull();
});
