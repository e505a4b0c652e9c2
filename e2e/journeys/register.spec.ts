import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { fillText } from '../course-editor.ts';
import { findTablesContaining } from '../database.ts';
import { button, expectSignedIn, field } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { findLink, findToken } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import type { Login } from '../people.ts';
import { text } from '../texts.ts';

const password = 'seventeen quiet barges';
const filmTitle = 'How to read one candle';

test('registers, confirms in a second tab, and the first goes on by itself [R2.03][R2.33][R2.34]', async ({
  page,
  context,
  mailbox,
  ownProduct,
  ownEnvironment,
  jobWorker,
}) => {
  const greta = {
    firstName: 'Greta',
    lastName: 'Lindqvist',
    email: uniqueEmail('greta'),
    password,
  };
  await page.goto('/signup?redirect=/account-settings&lang=de');
  await waitForHydration(page);
  await register(page, greta, 'de');
  await expectNoViolation(page);

  const letter = await mailbox.waitFor(
    greta.email,
    text('mail.account.confirmAddress.subject', 'de'),
  );
  expect(letter.html).toMatch(/<html[^>]* lang="de"/);
  const token = findToken(letter);
  const second = await context.newPage();
  await second.goto(findLink(letter));
  const welcome = second.getByRole('dialog', { name: /Greta/ });
  await expect(
    welcome.getByRole('link', { name: text('auth.arrival.next.leftOff', 'de') }),
    'the site stays in the language of the email',
  ).toHaveAttribute('href', '/account-settings?lang=de');
  expect(new URL(second.url()).pathname).toBe('/');
  expect(second.url()).not.toContain(token);
  const steps = await second.evaluate(() => history.length);
  expect(steps, 'the empty tab and this page, but no step back to the token').toBe(2);

  await second.keyboard.press('Escape');
  await expect(
    second.getByRole('banner').locator('summary').filter({ hasText: 'Konto: Greta Lindqvist' }),
  ).toBeVisible();
  await page.bringToFront();
  await expect(page).toHaveURL(/\/account-settings$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greta');

  expect(ownProduct.log(), 'requests are written to the log').toContain('/api/rpc/');
  expect(ownProduct.log() + jobWorker.log()).not.toContain(token);
  expect(await findTablesContaining(ownEnvironment, token)).toEqual([]);
  expect(
    await findTablesContaining(ownEnvironment, greta.email),
    'the search finds words',
  ).not.toEqual([]);
  const letters = await mailbox.lettersTo(greta.email);
  expect(letters.filter(({ html }) => html.includes(token))).toHaveLength(1);
});

test('a stranger on a phone is in the text of the first lesson with five clicks', async ({
  page,
  context,
  mailbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/');
  await waitForHydration(page);
  await click(page.getByRole('link', { name: text('hero.freeCourse') }));
  await expect(page).toHaveURL(/\/course\//);
  const start = page.getByRole('main').getByRole('link', { name: text('courses.offer.start') });
  // The page has loaded once it offers the course; until then the heading is still the landing
  // page's.
  await expect(start.first()).toBeVisible();
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await click(start.first());
  await expect(page.getByText(fillText('auth.signup.course', { course: title }))).toBeVisible();
  const mila = {
    firstName: 'Mila',
    lastName: 'Kranjec',
    email: uniqueEmail('mila'),
    password,
  };
  await fillIn(page, mila);
  await click(button(page, 'auth.signup.submit'));
  const letter = await mailbox.waitFor(mila.email, text('mail.account.confirmAddress.subject'));
  // The mail program of a phone opens a new tab.
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 390, height: 844 });
  clicks += 1;
  await tab.goto(findLink(letter));
  const welcome = tab.getByRole('dialog', { name: /Mila/ });
  await expect(welcome).toContainText(title);
  await expectNoViolation(tab);
  expect(new URL(tab.url()).pathname, 'nobody is moved without a click').toBe('/');
  const onward = welcome.getByRole('link', { name: text('auth.arrival.next.action') });
  await expect(onward).toBeInViewport({ ratio: 1 });
  await click(onward);
  await expect(tab).toHaveURL(/\/my-courses\/[a-z0-9-]+\/[a-z0-9-]+$/);
  await expect(tab.getByRole('article').getByRole('paragraph').first()).toBeVisible();
  expect(clicks, 'from the landing page to the lesson; this must not grow').toBe(5);
  const hello = await mailbox.waitFor(mila.email, text('mail.account.welcome.subject'));
  expect(hello.html).toContain(title);
});

test('is stopped at the end of a preview, registers, and the film goes on there [R4.10][R4.11]', async ({
  page,
  context,
  mailbox,
}) => {
  const film = '/itv/how-to-read-one-candle';
  await page.goto(film);
  await waitForHydration(page);
  await page.getByRole('link', { name: fillText('player.start', { title: filmTitle }) }).click();
  await expect.poll(() => positionOf(page), 'it plays').toBeGreaterThan(0);
  await page.getByRole('slider', { name: text('player.seek') }).fill('89');
  const over = page.getByRole('dialog', { name: "Time's Up!" });
  await over.getByRole('link', { name: 'Register Free - Continue Watching' }).click();
  const ines = {
    firstName: 'Inês',
    lastName: 'Duarte',
    email: uniqueEmail('ines'),
    password,
  };
  await register(page, ines);
  const letter = await mailbox.waitFor(ines.email, text('mail.account.confirmAddress.subject'));
  const tab = await context.newPage();
  await tab.goto(findLink(letter));
  await expect(tab).toHaveURL(new RegExp(`${film}$`));
  await expect(tab.getByText('Full Access')).toBeVisible();
  await expect.poll(() => positionOf(tab), 'the same second').toBeGreaterThanOrEqual(90);
  expect(await positionOf(tab)).toBeLessThan(110);
  await expect(tab.getByRole('dialog')).toHaveCount(0);
});

test('registers by keyboard alone; the link works once', async ({
  page,
  context,
  mailbox,
  noise,
}) => {
  noise.allow(/410|LINK_INVALID|404.*no-such-page/);
  const email = uniqueEmail('keys');
  await page.goto('/signup');
  await waitForHydration(page);
  await field(page, 'auth.fields.firstName').focus();
  for (const words of ['Klara', 'Novotná', email, '', password]) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: text('auth.password.show') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectHeading(page, 'auth.mailbox.title');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const letter = await mailbox.waitFor(email, text('mail.account.confirmAddress.subject'));
  await page.goto(findLink(letter));
  await expect(page.getByText(text('auth.arrival.welcome.text'))).toBeVisible();
  await expectNoViolation(page);

  await context.clearCookies();
  await page.goto('/no-such-page');
  await page.goto(findLink(letter));
  const dialog = page.getByRole('dialog', { name: text('auth.linkExpired.title') });
  await expect(dialog).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a link opened in another browser asks for the password that was chosen', async ({
  page,
  browser,
  baseURL,
  mailbox,
  noise,
}) => {
  noise.allow(/401|422|PASSWORD_NEEDED|PASSWORD_WRONG/);
  const ivo = {
    firstName: 'Ivo',
    lastName: 'Marić',
    email: uniqueEmail('ivo'),
    password,
  };
  await page.goto('/signup?redirect=/account-settings');
  await waitForHydration(page);
  await register(page, ivo);
  const letter = await mailbox.waitFor(ivo.email, text('mail.account.confirmAddress.subject'));
  const elsewhere = await browser.newContext({ baseURL });
  await noise.listenTo(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto(findLink(letter));
  const dialog = other.getByRole('dialog', { name: text('auth.arrival.password.title') });
  await expect(dialog).toBeVisible();
  await expectNoViolation(other);
  await field(dialog, 'auth.fields.password').fill('a stranger’s guess');
  await button(dialog, 'auth.arrival.password.action').click();
  await expect(dialog).toContainText(text('auth.arrival.password.wrong'));
  await field(dialog, 'auth.fields.password').fill(password);
  await button(dialog, 'auth.arrival.password.action').click();
  await other.getByRole('link', { name: text('auth.arrival.next.leftOff') }).click();
  await expect(other).toHaveURL(/\/account-settings$/);
  await expectSignedIn(other, ivo);
  await elsewhere.close();
});

test('a registration with an address that has an account says nothing of it', async ({
  page,
  mailbox,
  newMember,
}) => {
  const member = await newMember();
  await page.goto('/signup');
  await waitForHydration(page);
  await register(page, { ...member, email: member.email.toUpperCase(), password });
  await mailbox.waitFor(member.email, text('mail.account.accountExists.subject'));
});

test('says why a password is weak and what else is missing', async ({ page, noise }) => {
  noise.allow(/422|PASSWORD_WEAK/);
  await page.goto('/auth?tab=signup');
  await waitForHydration(page);
  await field(page, 'auth.fields.firstName').fill('Gunnar');
  await field(page, 'auth.fields.password').fill('password1234');
  const strength = page.getByRole('status').filter({
    hasText: text('auth.password.strength.weak'),
  });
  await expect(strength).toContainText(text('auth.password.reasons.commonPassword'));
  await button(page, 'auth.signup.submit').click();
  await expect(page.getByText(text('auth.problems.lastNameNeeded'))).toBeVisible();
  await expect(page.getByText(text('auth.problems.emailNeeded'))).toBeVisible();
  await expect(field(page, 'auth.fields.lastName')).toBeFocused();
  await expectNoViolation(page);
  await field(page, 'auth.fields.lastName').fill('Åkesson');
  await field(page, 'auth.fields.email').fill(uniqueEmail('gunnar'));
  await button(page, 'auth.signup.submit').click();
  await expect(page.getByText(text('auth.problems.passwordWeak'))).toBeVisible();
  await expect(field(page, 'auth.fields.password')).toBeFocused();
});

async function fillIn(page: Page, person: Login, language?: LanguageCode): Promise<void> {
  await field(page, 'auth.fields.firstName', language).fill(person.firstName);
  await field(page, 'auth.fields.lastName', language).fill(person.lastName);
  await field(page, 'auth.fields.email', language).fill(person.email);
  await field(page, 'auth.fields.password', language).fill(person.password);
}

/** Fills in the form and waits for the page that asks to confirm the email. */
async function register(page: Page, person: Login, language?: LanguageCode): Promise<void> {
  await fillIn(page, person, language);
  await button(page, 'auth.signup.submit', language).click();
  await expectHeading(page, 'auth.mailbox.title', language);
}

function expectHeading(page: Page, key: string, language?: LanguageCode): Promise<void> {
  return expect(page.getByRole('heading', { level: 1 })).toHaveText(text(key, language));
}

function positionOf(page: Page): Promise<number> {
  return page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime);
}
