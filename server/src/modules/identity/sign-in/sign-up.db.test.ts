import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  databaseText,
  goodPassword,
  mailsOf,
  newcomer,
  register,
  tokenFor,
} from '../../../testing/identity-stage.ts';
import { openStage, type Stage, siteUrl } from '../../../testing/stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

test('[R7.01a] [R2.34] opens an account by the link of a mail, which leads to the site root and signs in', async () => {
  const browser = stage.browser();
  const person = { ...newcomer, email: 'opens@example.org' };
  expect(await browser.call((api) => api.identity.signUp(person))).toEqual({});
  expect(await browser.call((api) => api.identity.session())).toBeNull();
  await stage.runJobs();
  const [sent] = mailsOf(stage, 'confirm-address').filter(({ to }) => to === person.email);
  expect(sent?.mail).toMatchObject({
    firstName: 'Inês',
    confirmUrl: expect.stringMatching(new RegExp(`^${siteUrl}/#confirm=[\\w-]{43}$`)),
  });
  const token = tokenFor(stage, person.email, 'confirm-address');
  const confirmed = await browser.call((api) => api.identity.confirmAddress({ token }));
  expect(confirmed).toMatchObject({
    outcome: 'signed-in',
    session: { user: { email: person.email, firstName: 'Inês', isAdmin: false } },
  });
  expect(await browser.call((api) => api.identity.session())).toMatchObject({
    user: { email: person.email },
  });
});

test('keeps with the account what kind of site someone came from', async () => {
  const sourceOf = async (email: string) => {
    const { rows } = await stage.database.pool.query(
      'select source from profiles join users using (id) where email = $1',
      [email],
    );
    return rows;
  };
  for (const [email, source] of [
    ['found@example.org', { source: 'search' }],
    ['unknown-way@example.org', {}],
  ] as const) {
    const browser = stage.browser();
    await browser.call((api) => api.identity.signUp({ ...newcomer, ...source, email }));
    await stage.runJobs();
    const token = tokenFor(stage, email, 'confirm-address');
    await browser.call((api) => api.identity.confirmAddress({ token }));
  }
  expect(await sourceOf('found@example.org')).toEqual([{ source: 'search' }]);
  expect(await sourceOf('unknown-way@example.org')).toEqual([{ source: null }]);
});

test('[R5.01] trims and lower-cases the address before sign-up and sign-in', async () => {
  const spelled = { ...newcomer, email: '  Mixed.Case@Example.ORG ' };
  await stage.browser().call((api) => api.identity.signUp(spelled));
  await stage.runJobs();
  const token = tokenFor(stage, 'mixed.case@example.org', 'confirm-address');
  const password = goodPassword;
  await stage.browser().call((api) => api.identity.confirmAddress({ token, password }));
  const again = stage.browser();
  const outcome = await again.call((api) =>
    api.identity.signIn({ identifier: ' MIXED.case@example.org  ', password: goodPassword }),
  );
  expect(outcome).toMatchObject({ outcome: 'signed-in' });
});

test('answers a known address exactly as an unknown one, and tells only its owner', async () => {
  await register(stage, { email: 'known@example.org' });
  await stage.parts.limiter.forget('mailAddress', 'known@example.org');
  const stranger = stage.browser();
  const ask = (email: string) =>
    stranger.call((api) => api.identity.signUp({ ...newcomer, email, firstName: 'Mallory' }));
  expect(await ask('known@example.org')).toEqual(await ask('unknown@example.org'));
  await stage.runJobs();
  const toKnown = stage.mails.filter(({ to }) => to === 'known@example.org').at(-1);
  expect(toKnown?.mail).toMatchObject({ kind: 'account-exists', firstName: 'Inês' });
  const stillHers = stage.browser();
  const outcome = await stillHers.call((api) =>
    api.identity.signIn({ identifier: 'known@example.org', password: goodPassword }),
  );
  expect(outcome).toMatchObject({ session: { user: { firstName: 'Inês' } } });
});

test('a link works once, and the account it opens ends every other registration of its address', async () => {
  const email = 'once@example.org';
  const first = stage.browser();
  await first.call((api) => api.identity.signUp({ ...newcomer, email, firstName: 'Attacker' }));
  await stage.runJobs();
  const early = tokenFor(stage, email, 'confirm-address');
  await stage.parts.limiter.forget('mailAddress', email);
  await first.call((api) => api.identity.signUp({ ...newcomer, email }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  await first.call((api) => api.identity.confirmAddress({ token }));
  for (const used of [token, early]) {
    await expect(
      first.call((api) => api.identity.confirmAddress({ token: used })),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' });
  }
});

test('a link expires', async () => {
  const email = 'late@example.org';
  await stage.browser().call((api) => api.identity.signUp({ ...newcomer, email }));
  await stage.runJobs();
  await stage.database.pool.query(
    "update registrations set expires_at = now() - interval '1 s' where email = $1",
    [email],
  );
  const token = tokenFor(stage, email, 'confirm-address');
  await expect(
    stage.browser().call((api) => api.identity.confirmAddress({ token })),
  ).rejects.toMatchObject({ code: 'LINK_INVALID' });
});

test('the token is in no table while the mail waits, nor after', async () => {
  const email = 'secret@example.org';
  await stage.browser().call((api) => api.identity.signUp({ ...newcomer, email }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  expect(token).toHaveLength(43);
  expect(await databaseText(stage)).not.toContain(token);
  const password = goodPassword;
  await stage.browser().call((api) => api.identity.confirmAddress({ token, password }));
  expect(await databaseText(stage)).not.toContain(token);
});

test('[R8.06] refuses a weak password with its reasons, before anything else', async () => {
  await expect(
    stage.browser().call((api) => api.identity.signUp({ ...newcomer, password: 'password12' })),
  ).rejects.toMatchObject({
    code: 'PASSWORD_WEAK',
    data: { reasons: expect.arrayContaining(['commonPassword']) },
  });
});

test('sends one address three mails an hour at most, wherever the wishes come from', async () => {
  const email = 'flooded@example.org';
  // Without Redis each instance allows half of three, which is one.
  await stage.browser().call((api) => api.identity.signUp({ ...newcomer, email }));
  await expect(
    stage.browser().call((api) => api.identity.signUp({ ...newcomer, email })),
  ).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('one network registers five an hour at most; without Redis half of that', async () => {
  const browser = stage.browser();
  const attempt = (n: number) =>
    browser.call((api) => api.identity.signUp({ ...newcomer, email: `many-${n}@example.org` }));
  await attempt(1);
  await attempt(2);
  await expect(attempt(3)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('in another browser the link asks for the password, so a stranger’s password opens nothing', async () => {
  const email = 'victim@example.org';
  const chosen = 'a-password-that-mallory-knows-7';
  const mallory = stage.browser();
  await mallory.call((api) => api.identity.signUp({ ...newcomer, email, password: chosen }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  const victim = stage.browser();
  const open = (password?: string) =>
    victim.call((api) => api.identity.confirmAddress({ token, password }));
  await expect(open()).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
  await expect(open(goodPassword)).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  const { rows } = await stage.database.pool.query('select 1 from users where email = $1', [email]);
  expect(rows).toEqual([]);
  expect(await open(chosen)).toMatchObject({ outcome: 'signed-in' });
});

test('the password of a link cannot be tried without end', async () => {
  const email = 'patient@example.org';
  await stage.browser().call((api) => api.identity.signUp({ ...newcomer, email }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  const guess = () =>
    stage.browser().call((api) => api.identity.confirmAddress({ token, password: 'wrong' }));
  for (const _try of [1, 2])
    await expect(guess()).rejects.toMatchObject({ code: 'PASSWORD_WRONG' });
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
