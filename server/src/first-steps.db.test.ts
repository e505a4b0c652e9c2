import { randomUUID } from 'node:crypto';
import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPublicItem, testCatalogue } from './modules/catalogue/catalogue.factory.ts';
import { toAcademyTime, toWallClock } from './modules/events/academy-clock.ts';
import { insertEventWith } from './modules/events/events.factory.ts';
import { sendWelcomeJob } from './modules/identity/sign-in/send-welcome.job.ts';
import { createPricedCourse } from './modules/learning/learning.factory.ts';
import { deliverMails } from './testing/deliver-mails.ts';
import { mailsOf, newcomer, tokenFor } from './testing/identity-stage.ts';
import { openStage, type Stage, siteUrl } from './testing/stage.ts';
import { testPlatform } from './testing/test-platform.ts';
import { openTestProvider } from './testing/test-provider.ts';

let stage: Stage;
let provider: Awaited<ReturnType<typeof openTestProvider>>;

beforeAll(async () => {
  provider = await openTestProvider();
  stage = await openStage({ OIDC_PROVIDERS: JSON.stringify([provider.settings]) });
  const { deps } = testCatalogue(testPlatform(stage.db, '2026-11-16T10:20:00Z'));
  await createPublicItem(deps, createPricedCourse('costs', 9_900, [{}, {}]));
  await createPublicItem(deps, createPricedCourse('given', 0, [{}]));
});

afterAll(async () => {
  await stage.close();
  await provider.close();
});

/**
 * Signs up with a redirect and opens the link; returns what the page is told about the destination.
 */
async function signUpWithRedirect(email: string, redirect?: string, language: 'en' | 'de' = 'en') {
  const browser = stage.browser();
  const wanted = redirect === undefined ? {} : { redirect };
  await browser.call((api) => api.identity.signUp({ ...newcomer, ...wanted, language, email }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  const confirmed = await browser.call((api) => api.identity.confirmAddress({ token }));
  await stage.runJobs();
  return 'destination' in confirmed ? confirmed.destination : undefined;
}

const welcomesTo = (email: string) => mailsOf(stage, 'welcome').filter(({ to }) => to === email);

test.each([
  ['/my-courses/costs', 'Course costs'],
  ['/my-courses/costs/lesson-2?lang=de', 'Lesson 2'],
  ['/course/given', 'Course given'],
  ['/my-courses/costs/no-such-lesson', null],
  ['/course/no-such-course', null],
  ['/account-settings#email', null],
])('the confirmation says that the way goes on to %s', async (redirect, title) => {
  const email = `${randomUUID()}@example.org`;
  expect(await signUpWithRedirect(email, redirect)).toEqual({ path: redirect, title });
});

test.each([
  'https://evil.example/course/given',
  '//evil.example',
  '/\\evil.example',
  '/%2f/evil.example',
  'javascript:alert(1)',
  '/auth?redirect=/course/given',
  '/',
])('[R2.33] the confirmation and the welcome lead nowhere for %s', async (redirect) => {
  const email = `${randomUUID()}@example.org`;
  expect(await signUpWithRedirect(email, redirect)).toBeNull();
  const [sent] = welcomesTo(email);
  expect(sent?.mail).toMatchObject({ start: { url: `${siteUrl}/my-courses/given` } });
});

test('[R2.34] the link carries nothing but its token', async () => {
  await signUpWithRedirect('plain-link@example.org', '/course/given');
  const [sent] = mailsOf(stage, 'confirm-address').filter(
    ({ to }) => to === 'plain-link@example.org',
  );
  expect(sent?.mail).toMatchObject({
    confirmUrl: expect.stringMatching(new RegExp(`^${siteUrl}/#confirm=[\\w-]{43}$`)),
  });
});

test('the link of an email in another language opens the site in it', async () => {
  await signUpWithRedirect('german-link@example.org', '/course/given', 'de');
  const [sent] = mailsOf(stage, 'confirm-address').filter(
    ({ to }) => to === 'german-link@example.org',
  );
  expect(sent?.mail).toMatchObject({
    confirmUrl: expect.stringMatching(new RegExp(`^${siteUrl}/\\?lang=de#confirm=[\\w-]{43}$`)),
  });
});

test('a new member is welcomed once, with the course they chose, in their language', async () => {
  await signUpWithRedirect('chose@example.org', '/my-courses/costs', 'de');
  expect(welcomesTo('chose@example.org')).toMatchObject([
    {
      locale: 'de',
      mail: {
        kind: 'welcome',
        firstName: newcomer.firstName,
        start: { title: 'Course costs', url: `${siteUrl}/my-courses/costs`, isChosen: true },
        session: null,
        timeZone: academyTimeZone,
        coursesUrl: `${siteUrl}/courses`,
        libraryUrl: `${siteUrl}/library`,
      },
    },
  ]);
});

test('the welcome names a free course to those who chose none, and the next live session', async () => {
  await insertEventWith(stage.db, { firstStart: '2020-01-07T18:00', title: 'Live on Tuesday' });
  await signUpWithRedirect('no-choice@example.org', '/checkout');
  const [sent] = welcomesTo('no-choice@example.org');
  expect(sent?.mail).toMatchObject({
    start: { title: 'Course given', url: `${siteUrl}/my-courses/given`, isChosen: false },
    session: { title: 'Live on Tuesday', startsAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  });
  await stage.database.pool.query('delete from events');
});

test('a session that has begun isn’t announced as the next one', async () => {
  const now = toAcademyTime(new Date());
  const sessions = [
    ['Running', now.subtract({ minutes: 30 })],
    ['Planned', now.add({ days: 2 })],
  ] as const;
  for (const [title, start] of sessions) {
    const times = { firstStart: toWallClock(start), durationMinutes: 120, recurrenceRule: null };
    await insertEventWith(stage.db, { title, ...times });
  }
  await signUpWithRedirect('late@example.org');
  const [sent] = welcomesTo('late@example.org');
  expect(sent?.mail).toMatchObject({ session: { title: 'Planned' } });
  await stage.database.pool.query('delete from events');
});

test('the page that somebody wanted is unreadable in the queue', async () => {
  const browser = stage.browser();
  const email = 'sealed@example.org';
  const redirect = '/course/given?sealed';
  await browser.call((api) => api.identity.signUp({ ...newcomer, email, redirect }));
  await stage.runJobs();
  const token = tokenFor(stage, email, 'confirm-address');
  await browser.call((api) => api.identity.confirmAddress({ token }));
  const { rows } = await stage.database.pool.query(
    "select data::text from pgboss.job where name = 'send-welcome' and state = 'created'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].data).not.toContain('sealed');
  await stage.runJobs();
});

test('a welcome whose worker was killed is sent once, however often it is repeated', async () => {
  const email = 'retried@example.org';
  await signUpWithRedirect(email);
  const { rows } = await stage.database.pool.query('select id from users where email = $1', [
    email,
  ]);
  const payload = { userId: rows[0].id, wantedPath: null };
  for (const _retry of [1, 2])
    await stage.parts.jobs.enqueue(stage.db, sendWelcomeJob, { payload });
  await stage.runJobs();
  const written = welcomesTo(email);
  expect(written.length, 'two runs while the email waits write one').toBe(2);
  expect(new Set(written.map(({ messageKey }) => messageKey)).size).toBe(1);
  expect(await deliverMails(stage.db, [], written)).toEqual([email]);
});

test('an account that a provider opens is welcomed once, in the language of the page', async () => {
  const email = 'by-provider@example.org';
  provider.issueIdentity({ sub: 'somebody', email, name: 'New Comer' });
  const input = { provider: 'test-id', language: 'fr', redirect: '/course/costs' } as const;
  for (const _signIn of ['opens', 'returns']) {
    const browser = stage.browser();
    const { url } = await browser.call((api) => api.identity.startProviderSignIn(input));
    expect(url).not.toContain('costs');
    await browser.comeBackFrom(url);
    await stage.runJobs();
  }
  expect(welcomesTo(email)).toMatchObject([
    { locale: 'fr', mail: { start: { url: `${siteUrl}/course/costs`, isChosen: true } } },
  ]);
});

test.each(['suspended_at', 'erasure_at'])(
  'nobody is welcomed to an account with %s set in the meantime',
  async (column) => {
    const email = `${column}@example.org`;
    const browser = stage.browser();
    await browser.call((api) => api.identity.signUp({ ...newcomer, email }));
    await stage.runJobs();
    const token = tokenFor(stage, email, 'confirm-address');
    await browser.call((api) => api.identity.confirmAddress({ token }));
    await stage.database.pool.query(`update users set ${column} = now() where email = $1`, [email]);
    await stage.runJobs();
    expect(welcomesTo(email)).toEqual([]);
  },
);
