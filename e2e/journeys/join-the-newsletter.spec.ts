import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { type PartsEnvironment, queryAsOwner } from '../database.ts';
import { button, field } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { findLink } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import { text } from '../texts.ts';

test('subscribes by a link in a mail, and leaves by another', async ({
  page,
  mailbox,
  ownEnvironment,
}) => {
  const email = uniqueEmail('jarmila');
  await page.goto('/newsletter');
  await waitForHydration(page);
  await field(page, 'newsletter.form.email').fill('jarmila');
  await button(page, 'newsletter.form.submit').click();
  await expect(field(page, 'newsletter.form.email')).toBeFocused();
  await expect(field(page, 'newsletter.form.email')).toHaveAccessibleDescription(
    text('newsletter.problems.emailMalformed'),
  );
  await expectNoViolation(page);
  await field(page, 'newsletter.form.email').fill(email);
  await button(page, 'newsletter.form.submit').click();
  await expect(page.getByText(text('newsletter.sent.title'))).toBeFocused();
  await expectNoViolation(page);

  const asking = await mailbox.waitFor(email, text('mail.newsletter.newsletterConfirm.subject'));
  await follow(page, findLink(asking));
  expect(await stateOf(ownEnvironment, email), 'a program that opens the link').toBe('pending');
  await expectNoViolation(page);
  await button(page, 'newsletter.confirm.button').click();
  await expect(page.getByRole('heading', { name: text('newsletter.confirm.done') })).toBeFocused();
  expect(await stateOf(ownEnvironment, email)).toBe('confirmed');
  await expectNoViolation(page);

  const welcome = await mailbox.waitFor(email, text('mail.newsletter.newsletterWelcome.subject'));
  await follow(page, findLink(welcome));
  expect(await stateOf(ownEnvironment, email)).toBe('confirmed');
  await expectNoViolation(page);
  await button(page, 'newsletter.leave.button').click();
  await expect(page.getByRole('heading', { name: text('newsletter.leave.done') })).toBeFocused();
  expect(await stateOf(ownEnvironment, email)).toBe('left');
});

test('a link to confirm works once, and another can be had', async ({ page, mailbox, noise }) => {
  noise.allow(/410|LINK_INVALID/);
  const email = uniqueEmail('bohdan');
  await page.goto('/newsletter');
  await waitForHydration(page);
  await field(page, 'newsletter.form.email').fill(email);
  await button(page, 'newsletter.form.submit').click();
  const link = findLink(
    await mailbox.waitFor(email, text('mail.newsletter.newsletterConfirm.subject')),
  );
  await follow(page, link);
  await button(page, 'newsletter.confirm.button').click();
  await expect(page.getByRole('heading', { name: text('newsletter.confirm.done') })).toBeVisible();
  await follow(page, link);
  await button(page, 'newsletter.confirm.button').click();
  await expect(page.getByRole('heading', { name: text('newsletter.expired.title') })).toBeFocused();
  await expectNoViolation(page);
  await field(page, 'newsletter.form.email').fill(email);
  await button(page, 'newsletter.form.submit').click();
  await expect(page.getByText(text('newsletter.sent.title'))).toBeVisible();
  const exists = await mailbox.waitFor(email, text('mail.newsletter.newsletterExists.subject'));
  expect(exists.text).not.toContain('#confirm=');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for the letters of its own language', async ({ page, mailbox, ownEnvironment }) => {
    const email = uniqueEmail('greta');
    await page.goto('/newsletter?lang=de');
    await field(page, 'newsletter.form.email', 'de').fill(email);
    await button(page, 'newsletter.form.submit', 'de').click();
    await expect(page.getByText(text('newsletter.sent.title', 'de'))).toBeVisible();
    await mailbox.waitFor(email, text('mail.newsletter.newsletterConfirm.subject', 'de'));
    expect(await stateOf(ownEnvironment, email)).toBe('pending');
  });
});

/** Opens the link and checks that its secret is removed from the URL. */
async function follow(page: Page, link: string): Promise<void> {
  // The same page with another fragment wouldn't be loaded again.
  await page.goto('about:blank');
  await page.goto(link);
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/newsletter(\?lang=\w+)?$/);
}

async function stateOf(env: PartsEnvironment, email: string): Promise<string | undefined> {
  const [row] = await queryAsOwner<{ state: string }>(
    env,
    'select state from newsletter_subscribers where email = $1',
    [email],
  );
  return row?.state;
}
