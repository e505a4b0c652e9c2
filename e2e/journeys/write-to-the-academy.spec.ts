import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button, field } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import type { Mailbox } from '../mailbox.ts';
import { uniqueEmail } from '../new-member.ts';
import { findAttribute, findHeading } from '../page-source.ts';
import { text } from '../texts.ts';

const desk = 'desk@danube-trading.example';
const message = 'Which of the courses begins with the opening hour of the DAX?';

for (const path of ['/about', '/contact']) {
  test(`${path} answers [R2.11]`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(findHeading(html)).not.toBe('');
    expect(findAttribute(html, '<link rel="canonical"', 'href')).toMatch(new RegExp(`${path}$`));
  });
}

test('writes to the desk and gets a confirmation', async ({ page, mailbox }) => {
  const email = uniqueEmail('ondrej');
  await page.goto('/contact');
  await waitForHydration(page);
  await fillIn(page, email);
  await button(page, 'contact.form.submit').click();
  const sent = page.getByRole('heading', { name: text('contact.sent.title') });
  await expect(sent).toBeFocused();
  await expectNoViolation(page);
  await expectLetters(page, mailbox, email);

  await page.getByRole('link', { name: text('contact.sent.again') }).click();
  await expect(field(page, 'contact.fields.name')).toBeFocused();
  await expect(field(page, 'contact.fields.message')).toHaveValue('');
});

test('is told beside each field what is missing, and keeps what was written', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await field(page, 'contact.fields.message').fill('Too short');
  await button(page, 'contact.form.submit').click();
  await expectProblems(page);
  await expect(field(page, 'contact.fields.name')).toBeFocused();
  await expectNoViolation(page);
  await expect(field(page, 'contact.fields.message')).toHaveValue('Too short');
  await field(page, 'contact.fields.email').fill('ondrej');
  await button(page, 'contact.form.submit').click();
  await expect(field(page, 'contact.fields.email')).toHaveAccessibleDescription(
    new RegExp(text('contact.problems.emailMalformed')),
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('writes to the desk and gets a confirmation', async ({ page, mailbox }) => {
    const email = uniqueEmail('jana');
    await page.goto('/contact');
    await fillIn(page, email);
    await button(page, 'contact.form.submit').click();
    await expect(page.getByRole('heading', { name: text('contact.sent.title') })).toBeVisible();
    await expectLetters(page, mailbox, email);
  });

  test('is told beside each field what is missing, and keeps what was written', async ({
    page,
    noise,
  }) => {
    noise.allow(/422/);
    await page.goto('/contact');
    await field(page, 'contact.fields.message').fill('Too short');
    await button(page, 'contact.form.submit').click();
    await expectProblems(page);
    await expect(field(page, 'contact.fields.message')).toHaveValue('Too short');
  });
});

async function fillIn(page: Page, email: string): Promise<void> {
  await field(page, 'contact.fields.name').fill('Ondrej Malý');
  await field(page, 'contact.fields.email').fill(email);
  await field(page, 'contact.fields.topic').selectOption(text('contact.topics.courses'));
  await field(page, 'contact.fields.message').fill(message);
}

/** The academy gets the message; the sender gets a reference without the text. */
async function expectLetters(page: Page, mailbox: Mailbox, email: string): Promise<void> {
  const confirmation = await page.locator('#write').innerText();
  const [reference = ''] = /[0-9A-F]{4}-[0-9A-F]{4}/.exec(confirmation) ?? [];
  expect(reference).not.toBe('');
  const toWriter = await mailbox.waitFor(email, text('mail.contact.contactReceived.subject'));
  expect(toWriter.text).toContain(reference);
  expect(toWriter.text + toWriter.html).not.toContain('opening hour');
  const [begin = ''] = text('mail.contact.contactMessage.subject').split('{{reference}}');
  const toAcademy = await mailbox.waitFor(desk, `${begin}${reference}`);
  expect(toAcademy.subject).toContain(text('mail.contact.contactMessage.topics.courses'));
  for (const reported of ['Ondrej Malý', email, message])
    expect(toAcademy.text).toContain(reported);
}

async function expectProblems(page: Page): Promise<void> {
  const [short = ''] = text('contact.problems.messageShort').split('{{least}}');
  for (const [key, problem] of [
    ['contact.fields.name', text('contact.problems.name')],
    ['contact.fields.email', text('contact.problems.emailNeeded')],
    ['contact.fields.topic', text('contact.problems.topic')],
    ['contact.fields.message', short],
  ] as const) {
    await expect(field(page, key)).toHaveAccessibleDescription(new RegExp(`^${problem}`));
    await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
  }
}
