import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  copyCookies,
  goodPassword,
  isSignedIn,
  mailsOf,
  tokenFor,
} from '../../testing/identity-stage.ts';
import { type Browser, openStage, type Stage, siteUrl } from '../../testing/stage.ts';
import { openTestProvider } from '../../testing/test-provider.ts';
import { generateCode } from '../../testing/totp.ts';
import { type Factors, registerWithFactors } from './second-factors.factory.ts';

let stage: Stage;
let provider: Awaited<ReturnType<typeof openTestProvider>>;
let people = 0;

beforeAll(async () => {
  provider = await openTestProvider();
  stage = await openStage({ OIDC_PROVIDERS: JSON.stringify([provider.settings]) });
});

afterAll(async () => {
  await stage.close();
  await provider.close();
});

const proof = { currentPassword: goodPassword };
const query = (text: string, values: unknown[] = []) => stage.database.pool.query(text, values);

async function aPerson(factors: Factors) {
  people += 1;
  return registerWithFactors(stage, { email: `path-${people}@example.org`, factors });
}

type Person = Awaited<ReturnType<typeof aPerson>>;

function linkProvider({ userId, email }: Person) {
  provider.issueIdentity({ sub: `subject of ${email}`, email, name: 'Inês Carvalho' });
  return query(
    `insert into accounts (id, account_id, provider_id, user_id) values ($1, $2, 'test-id', $3)
    on conflict do nothing`,
    [`link-${userId}`, `subject of ${email}`, userId],
  );
}

function pathOf(location: string): string {
  const { pathname, search } = new URL(location, siteUrl);
  return pathname + search;
}

async function signInWithProvider(browser: Browser): Promise<string> {
  const { url } = await browser.call((api) =>
    api.identity.startProviderSignIn({ provider: 'test-id' }),
  );
  return browser.comeBackFrom(url);
}

/** Every way to start a session, for an attacker with the mailbox but none of the factors. */
const signInMethods: Record<string, (person: Person, browser: Browser) => Promise<void>> = {
  async password({ email }, browser) {
    await browser.call((api) => api.identity.signIn({ identifier: email, password: goodPassword }));
  },
  async 'a mailed reset'({ email }, browser) {
    const password = 'another-harbour-counts-7-boats';
    await stage.parts.limiter.forget('mailAddress', email);
    await browser.call((api) => api.identity.requestPasswordReset({ email, language: 'en' }));
    await stage.runJobs();
    const token = tokenFor(stage, email, 'reset-password');
    await browser.call((api) => api.identity.resetPassword({ token, password }));
    await browser.call((api) => api.identity.signIn({ identifier: email, password }));
  },
  async 'a linked provider'(person, browser) {
    await linkProvider(person);
    await signInWithProvider(browser);
  },
  async 'a provider that vouches for the address'({ email }, browser) {
    provider.issueIdentity({ sub: `stranger at ${email}`, email, name: 'Stranger' });
    await signInWithProvider(browser);
  },
};

describe.each<Factors>(['none', 'app', 'passkey', 'both'])('with %s to show', (factors) => {
  it.each(Object.entries(signInMethods))(
    '%s alone opens no account that has an app',
    async (name, come) => {
      const person = await aPerson(factors);
      const browser = stage.browser();
      await come(person, browser);
      const hasApp = factors === 'app' || factors === 'both';
      const isStranger = name === 'a provider that vouches for the address';
      expect(await isSignedIn(browser)).toBe(!hasApp && !isStranger);
    },
  );
});

describe('a provider', () => {
  it('asks whoever has an app for its code, which completes the sign-in', async () => {
    const person = await aPerson('app');
    await linkProvider(person);
    const browser = stage.browser();
    const location = await signInWithProvider(browser);
    expect(pathOf(location)).toBe('/auth?tab=signin&step=code');
    await browser.call((api) =>
      api.identity.verifySecondFactor({ code: generateCode(person.uri) }),
    );
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('ends the session that the browser had; linking one keeps it', async () => {
    const person = await aPerson('none');
    const { browser, email } = person;
    const before = copyCookies(stage, browser);
    const { url } = await browser.call((api) =>
      api.identity.account.startProviderLink({ id: 'test-id', ...proof }),
    );
    provider.issueIdentity({ sub: `subject of ${email}`, email, name: 'Inês Carvalho' });
    await browser.comeBackFrom(url);
    expect(await isSignedIn(before)).toBe(true);
    await signInWithProvider(browser);
    expect([await isSignedIn(before), await isSignedIn(browser)]).toEqual([false, true]);
  });

  it('ends it too where the second factor comes next', async () => {
    const person = await aPerson('app');
    await linkProvider(person);
    const { browser } = await aPerson('none');
    const before = copyCookies(stage, browser);
    await signInWithProvider(browser);
    expect([await isSignedIn(before), await isSignedIn(browser)]).toEqual([false, false]);
  });

  it('is told apart where its address has an account that it is not linked to', async () => {
    const { email } = await aPerson('none');
    provider.issueIdentity({ sub: `other at ${email}`, email, name: 'Other' });
    const location = await signInWithProvider(stage.browser());
    expect(pathOf(location)).toBe('/?error=account_not_linked');
    const { rows } = await query(
      "select 1 from accounts where provider_id = 'test-id' and account_id = $1",
      [`other at ${email}`],
    );
    expect(rows).toEqual([]);
  });

  it('makes a new account where the address has none', async () => {
    const email = 'new-by-provider@example.org';
    provider.issueIdentity({ sub: 'somebody new', email, name: 'New Comer' });
    const browser = stage.browser();
    await signInWithProvider(browser);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('is linked from inside a session, and the owner is told', async () => {
    const { email, browser } = await aPerson('none');
    await query("update users set created_at = now() - interval '1 hour' where email = $1", [
      email,
    ]);
    const start = (currentPassword: string) =>
      browser.call((api) =>
        api.identity.account.startProviderLink({ id: 'test-id', currentPassword }),
      );
    await expect(start('not the password')).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
    const { url } = await start(goodPassword);
    provider.issueIdentity({ sub: `linked ${email}`, email, name: 'Inês Carvalho' });
    const location = await browser.comeBackFrom(url);
    expect(pathOf(location)).toBe('/account-settings?linking=test-id');
    const { providers } = await browser.call((api) => api.identity.account.read());
    expect(providers).toEqual([{ id: 'test-id', name: 'Test ID' }]);
    await stage.runJobs();
    const reported = mailsOf(stage, 'second-factor-changed').filter(({ to }) => to === email);
    expect(reported.map(({ mail }) => 'change' in mail && mail.change)).toEqual([
      'provider-linked',
    ]);
  });

  it('with another address is not linked', async () => {
    const { email, browser } = await aPerson('none');
    const { url } = await browser.call((api) =>
      api.identity.account.startProviderLink({ id: 'test-id', ...proof }),
    );
    provider.issueIdentity({
      sub: `foreign ${email}`,
      email: 'foreign@example.org',
      name: 'Foreign',
    });
    expect(await browser.comeBackFrom(url)).toContain('error=');
    const { providers } = await browser.call((api) => api.identity.account.read());
    expect(providers).toEqual([]);
  });
});

/** Actions that weaken a factor, change how to sign in or grant rights; each must require the factor. */
const acts: Record<
  string,
  { factors: readonly Factors[]; run: (person: Person) => Promise<unknown> }
> = {
  'switch the app off': {
    factors: ['app', 'both'],
    run: ({ browser }) => browser.call((api) => api.identity.account.stopTwoFactor(proof)),
  },
  'renew recovery codes': {
    factors: ['app', 'both'],
    run: ({ browser }) => browser.call((api) => api.identity.account.renewRecoveryCodes(proof)),
  },
  'set up an app': {
    factors: ['passkey'],
    run: ({ browser }) => browser.call((api) => api.identity.account.startTwoFactor(proof)),
  },
  'add a passkey': {
    factors: ['app', 'passkey', 'both'],
    run: ({ browser }) => browser.call((api) => api.identity.account.startPasskey(proof)),
  },
  'remove a passkey': {
    factors: ['passkey', 'both'],
    async run({ browser }) {
      const { passkeys } = await browser.call((api) => api.identity.account.read());
      const id = passkeys[0]?.id ?? '';
      return browser.call((api) => api.identity.account.removePasskey({ ...proof, id }));
    },
  },
  'link a provider': {
    factors: ['app', 'passkey', 'both'],
    run: ({ browser }) =>
      browser.call((api) => api.identity.account.startProviderLink({ ...proof, id: 'test-id' })),
  },
  'unlink a provider': {
    factors: ['app', 'passkey', 'both'],
    async run(person) {
      await linkProvider(person);
      const { browser } = person;
      return browser.call((api) =>
        api.identity.account.unlinkProvider({ ...proof, id: 'test-id' }),
      );
    },
  },
  'change the password': {
    factors: ['app', 'passkey', 'both'],
    run: ({ browser }) =>
      browser.call((api) =>
        api.identity.account.changePassword({
          ...proof,
          newPassword: 'another-harbour-counts-7-boats',
        }),
      ),
  },
  'change the address': {
    factors: ['app', 'passkey', 'both'],
    run: ({ browser, email }) =>
      browser.call((api) =>
        api.identity.account.requestEmailChange({
          ...proof,
          newEmail: `moved-${email}`,
          language: 'en',
        }),
      ),
  },
  'make an administrator': {
    factors: ['app', 'passkey', 'both'],
    async run({ browser, userId }) {
      const other = await aPerson('none');
      await query("update profiles set role = 'admin', staff_roles = '{owner}' where id = $1", [
        userId,
      ]);
      return browser.call((api) =>
        api.identity.people.changeRole({
          userId: other.userId,
          staffRoles: ['owner'],
          reason: 'Deputy',
        }),
      );
    },
  },
  'name administrators by address': {
    factors: ['app', 'passkey', 'both'],
    async run({ browser, userId, email }) {
      await query("update profiles set role = 'admin', staff_roles = '{owner}' where id = $1", [
        userId,
      ]);
      return browser.call((api) =>
        api.identity.people.changeAdminEmails({ emails: [email], reason: 'The owner' }),
      );
    },
  },
  'remove the factor of somebody else': {
    factors: ['app', 'passkey', 'both'],
    async run({ browser, userId }) {
      const other = await aPerson('passkey');
      await query("update profiles set role = 'admin', staff_roles = '{owner}' where id = $1", [
        userId,
      ]);
      return browser.call((api) =>
        api.identity.people.requestSecondFactorRemoval({
          userId: other.userId,
          reason: 'Lost, checked by video call',
        }),
      );
    },
  },
};

const actionCases = Object.entries(acts).flatMap(([name, { factors, run }]) =>
  factors.map((state) => [name, state, run] as const),
);

it.each(actionCases)(
  'to %s, an account with %s shows it again after 15 minutes',
  async (_act, factors, run) => {
    const person = await aPerson(factors);
    const shownAt = (moment: string) =>
      query(`update sessions set second_factor_at = ${moment} where user_id = $1`, [person.userId]);
    const needed = {
      code: 'SECOND_FACTOR_NEEDED',
      data: { hasApp: factors !== 'passkey', hasPasskey: factors !== 'app' },
    };
    await shownAt('null');
    await expect(run(person)).rejects.toMatchObject(needed);
    await shownAt("now() - interval '16 minutes'");
    await expect(run(person)).rejects.toMatchObject(needed);
    await shownAt("now() - interval '14 minutes'");
    await run(person);
  },
);

describe('showing the factor in the middle of a session', () => {
  it('lets the next act go on; the code works once', async () => {
    const person = await aPerson('app');
    await query('update sessions set second_factor_at = null where user_id = $1', [person.userId]);
    // A single code, because the app would show another one half a minute later.
    const code = generateCode(person.uri);
    const show = () =>
      person.browser.call((api) => api.identity.account.showSecondFactor({ code }));
    await show();
    await person.browser.call((api) => api.identity.account.renewRecoveryCodes(proof));
    await expect(show()).rejects.toMatchObject({ code: 'CODE_INVALID' });
  });

  it.each(['app', 'recovery'])('gives the session a new token (code: %s)', async (kind) => {
    const { browser, uri } = await aPerson('app');
    const { recoveryCodes } = await browser.call((api) =>
      api.identity.account.renewRecoveryCodes(proof),
    );
    const devices = async () =>
      (await browser.call((api) => api.identity.account.read())).devices.map(({ id }) => id);
    const idsBefore = await devices();
    const before = copyCookies(stage, browser);
    const code = kind === 'app' ? generateCode(uri) : (recoveryCodes[0] ?? '');
    await browser.call((api) => api.identity.account.showSecondFactor({ code }));
    expect([await isSignedIn(before), await isSignedIn(browser)]).toEqual([false, true]);
    expect(await devices()).toEqual(idsBefore);
    expect(browser.setCookies.at(-1)).toMatch(/^__Host-session=.*HttpOnly; Secure; SameSite=Lax/);
  });

  it('takes a recovery code, once, and tells its owner', async () => {
    const { browser, email } = await aPerson('app');
    const { recoveryCodes } = await browser.call((api) =>
      api.identity.account.renewRecoveryCodes(proof),
    );
    const [code = ''] = recoveryCodes;
    const show = () => browser.call((api) => api.identity.account.showSecondFactor({ code }));
    await show();
    await expect(show()).rejects.toMatchObject({ code: 'CODE_INVALID' });
    await stage.runJobs();
    const reported = mailsOf(stage, 'second-factor-changed').filter(({ to }) => to === email);
    expect(reported.at(-1)?.mail).toMatchObject({ change: 'recovery-code-used' });
  });

  it('cannot be guessed', async () => {
    const { browser } = await aPerson('app');
    const guess = () =>
      browser.call((api) => api.identity.account.showSecondFactor({ code: '000000' }));
    const codes: string[] = [];
    for (let n = 0; n < 30; n += 1) {
      await guess().catch((error: { code: string }) => codes.push(error.code));
      if (codes.at(-1) === 'TOO_MANY_REQUESTS') break;
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  });

  it('sets up nothing where there is no app', async () => {
    const { browser } = await aPerson('none');
    const { uri } = await browser.call((api) => api.identity.account.startTwoFactor(proof));
    await expect(
      browser.call((api) => api.identity.account.showSecondFactor({ code: generateCode(uri) })),
    ).rejects.toMatchObject({ code: 'TWO_FACTOR_OFF' });
  });
});
