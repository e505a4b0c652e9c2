import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { text } from '../texts.ts';

const courses = ['fast-track', 'dax-day-trading', 'dow-jones-sessions', 'commodities'];

test('finds the courses on offer, for every market that is taught [R1.02][R2.04]', async ({
  page,
}) => {
  await page.goto('/courses');
  const found = page.getByRole('main').locator('article h3 a');
  const paths = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(expect.arrayContaining(courses.map((slug) => `/course/${slug}`)));
  for (const market of ['cfd', 'commodities', 'stocks', 'funds']) {
    await page.goto(`/courses?market=${market}`);
    await expect(found.first(), market).toBeVisible();
  }
});

test('filters the courses without loading the page again', async ({ page }) => {
  await page.goto('/courses');
  await waitForHydration(page);
  const all = await page.getByRole('article').count();
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByLabel(text('courses.list.market')).selectOption('commodities');
  await expect(page).toHaveURL(/\/courses\?market=commodities$/);
  await expect(page.getByRole('article')).not.toHaveCount(all);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await page.getByRole('link', { name: text('courses.list.clear') }).click();
  await expect(page.getByRole('article')).toHaveCount(all);
});

test('reads a free lesson, and is led from any other to the curriculum [R2.04]', async ({
  page,
}) => {
  await page.goto('/course/fast-track');
  const curriculum = page.getByRole('region', { name: text('courses.curriculum.title') });
  const lesson = curriculum.getByRole('link').first();
  const title = await lesson.innerText();
  await lesson.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/course/fast-track/lessons/candle-anatomy');
  await expect(page).toHaveURL(/\/course\/fast-track#curriculum$/);
});

test('comes by the other name of a course to its page [R2.04]', async ({ page }) => {
  const response = await page.goto('/course-details/fast-track?lang=de');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/course\/fast-track\?lang=de$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters the courses by sending the form', async ({ page }) => {
    await page.goto('/courses?lang=de');
    await page.getByLabel(text('courses.list.level', 'de')).selectOption('beginner');
    await page.getByRole('button', { name: text('courses.list.apply', 'de') }).click();
    await expect(page).toHaveURL(/\/courses\?lang=de&level=beginner/);
    await expect(page.getByLabel(text('courses.list.level', 'de'))).toHaveValue('beginner');
  });
});
