import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { findHeading } from '../page-source.ts';
import { plainText, text } from '../texts.ts';

const people = [
  { name: 'Viktor Hajnal', path: '/instructors/viktor-hajnal' },
  { name: 'Katharina Lindner', path: '/instructors/katharina-lindner' },
] as const;

for (const [index, { name, path }] of people.entries()) {
  const other = people[1 - index]?.name ?? '';

  test(`opens the profile of ${name} by their card, and comes back [R2.05][R2.48]`, async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const section = page.getByRole('region', { name: plainText('instructors.section.title') });
    await expect(section.getByRole('article')).toHaveCount(2);
    // The whole card is clickable, including the corner of the portrait.
    await section.getByRole('article', { name }).click({ position: { x: 20, y: 20 } });
    await expectProfile(page, name, path);

    await page.getByRole('link', { name: text('instructors.back') }).click();
    await expect(page).toHaveURL(/\/instructors$/);
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.getByRole('link', { name: `${text('instructors.viewProfile')}: ${name}` }).click();
    await expectProfile(page, name, path);
    await page.getByRole('complementary').getByRole('link', { name: other }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  });

  test(`${path} answers by itself [R2.05]`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(findHeading(await response.text())).toBe(name);
  });
}

test('nobody else has a profile [R2.05]', async ({ page, noise }) => {
  noise.allow(/404.*instructors\/jane-doe/);
  const response = await page.goto('/instructors/jane-doe');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('page.notFound.title'));
});

async function expectProfile(page: Page, name: string, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(new URL(page.url()).pathname).toBe(path);
  const achievements = page.getByRole('region', { name: text('instructors.achievements') });
  await expect(achievements.getByRole('listitem')).toHaveCount(6);
}
