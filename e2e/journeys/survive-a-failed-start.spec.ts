import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';

const entry = /\/assets\/entry\.client-[^/]*\.js/;

test('[R8.11] a page whose application does not arrive can still be read', async ({
  page,
  noise,
}) => {
  noise.allow(/entry\.client|Failed to fetch|ERR_FAILED/);
  await page.route(entry, (route) => route.abort());
  await page.goto('/');
  await page.mouse.move(100, 100);
  const card = page.getByRole('alert', { name: 'Initialization Error' });
  await expect(card).toContainText('Failed to start the application.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(entry);
  await card.getByRole('button', { name: 'Reload Page' }).click();
  await page.mouse.move(200, 200);
  await waitForHydration(page);
  await expect(card).toHaveCount(0);
});

test('[R2.44] after ten seconds the page says that it takes long', async ({ page }) => {
  await page.clock.install();
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.mouse.move(100, 100);
  await page.clock.fastForward(3_000);
  const card = page.getByRole('status', { name: 'Taking longer than expected' });
  await expect(card).toHaveCount(0);
  await page.clock.fastForward(8_000);
  await expect(card).toContainText(
    'The page is taking a while to load. This might be due to a slow connection.',
  );
  arrive();
  await waitForHydration(page);
  await expect(card).toHaveCount(0);
});

test('[R8.12] an error nobody caught is written down, and the page goes on', async ({
  page,
  noise,
}) => {
  noise.allow(/provoked by a journey/);
  await page.goto('/');
  await page.mouse.move(100, 100);
  await waitForHydration(page);
  const reported = page.waitForResponse('**/api/errors');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('provoked by a journey');
    });
  });
  expect((await reported).status()).toBe(204);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
