import { untilAlive } from '../application.ts';
import { expect, test } from '../journey.ts';
import { publicPaths } from '../public-paths.ts';

test.use({ hasDecided: false });

/** What the site needs to work: where the reader was, and that no country was found for them. */
const necessary = ['react-router-scroll-positions', 'locationSearch'];

for (const path of publicPaths) {
  test(`${path} stores nothing and tells nobody before the visitor has decided`, async ({
    page,
    context,
    baseURL,
  }) => {
    const strangers: string[] = [];
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      const isOwn = origin === baseURL || protocol === 'data:' || protocol === 'blob:';
      if (!isOwn) strangers.push(request.url());
    });
    await page.clock.install();
    await page.goto(path);
    await untilAlive(page);
    await page.mouse.wheel(0, 20_000);
    // Longer than anything waits that begins by itself: calendar, panels, what is fetched ahead.
    await page.clock.fastForward(6_000);
    await page.reload();
    await untilAlive(page);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').filter(Boolean),
    ]);
    expect(kept.filter((name) => !necessary.includes(name))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const databases = await page.evaluate(() => indexedDB.databases());
    expect(databases).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(strangers).toEqual([]);
  });
}
