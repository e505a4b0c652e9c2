import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { createPublishedCourse } from '../created-course.ts';
import { submitSignIn } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a member finds the next lesson on the first screen of a phone, and is in it with one click', async ({
  page,
  context,
  ownProduct,
  newMember,
}) => {
  const lessons = [
    { title: 'The bell', slug: 'the-bell', body: 'It rings at nine. '.repeat(200) },
    { title: 'The close', slug: 'the-close', body: 'It ends at half past five.' },
  ];
  const { draft } = await createPublishedCourse(ownProduct, 'A day at the exchange', { lessons });
  await loadCookies(context, ownProduct, await newMember('Edit'));
  await page.goto(`/my-courses/${draft.slug}/the-bell`);
  await waitForHydration(page);
  // Opening the lesson is saved first, the position in it afterwards.
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes('/keepMarks') &&
      /"scroll":0?\.\d/.test(response.request().postData() ?? ''),
  );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
  await saved;

  await page.goto('/');
  const next = page.getByRole('link', { name: text('home.next.read') });
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 2, name: 'The bell' })).toBeInViewport();
  await expectNoViolation(page);
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/my-courses/${draft.slug}/the-bell$`));
});

test('somebody who signs in on a phone has the first step on the first screen', async ({
  page,
  newMember,
}) => {
  await page.goto('/auth');
  await waitForHydration(page);
  await submitSignIn(page, await newMember('Ida'));
  const first = page.getByRole('link', { name: text('home.start.begin') });
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await first.click();
  await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
});
