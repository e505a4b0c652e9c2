import type { Page } from '@playwright/test';
import { untilAlive } from '../application.ts';
import { expect, test } from '../journey.ts';
import { bringCookies } from '../people.ts';
import { personalPages } from '../personal-pages.ts';
import { publicPaths } from '../public-paths.ts';

const longLanguages = ['de', 'fi', 'el'];

function longestFor(path: string): string | undefined {
  return longLanguages[path.length % longLanguages.length];
}

/** The longest words are German, Finnish and Greek. */
for (const language of ['en', 'de', 'fi', 'el']) {
  for (const path of [...publicPaths, '/no-such-page']) {
    // The landing page has everything that can break; the others come in one long language each.
    if (path !== '/' && longestFor(path) !== language) continue;
    test(`${path} in ${language} fits a small phone and a desktop twice as large`, async ({
      page,
      noise,
    }) => {
      noise.allow(/404.*no-such-page/);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${path}?lang=${language}`);
      await untilAlive(page);
      expect(await cutOff(page)).toEqual([]);
      // Zooming a 1440 px window to 200 % leaves the page 720 px.
      await page.setViewportSize({ width: 720, height: 450 });
      expect(await cutOff(page)).toEqual([]);
    });
  }
}

for (const [index, { path, person }] of personalPages.entries()) {
  const language = ['en', 'de', 'fi', 'el'][index % 4];
  test(`${path} of ${person ?? 'a visitor'} in ${language} fits 320 px without sideways scrolling`, async ({
    page,
    context,
    product,
  }) => {
    if (person) await bringCookies(context, product, person);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
    await untilAlive(page);
    expect(await cutOff(page)).toEqual([]);
  });
}

for (const width of [820, 1440]) {
  test(`letters twice as large fit ${width} px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1100 });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto('/');
    await untilAlive(page);
    expect(await cutOff(page)).toEqual([]);
  });
}

test('nothing moves for visitors who asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilAlive(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
  );
  expect(moving).toEqual([]);
});

/**
 * Words that reach beyond the window, and the page itself where it scrolls sideways. The body
 * clips what sticks out, so the width of the document alone would prove nothing. In a row that is
 * moved sideways each item has to fit the window.
 */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      if (words && isShown(node.parentElement) && sticksOut(node)) found.push(words);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;

    function isShown(element: HTMLElement | null): boolean {
      // Tables are excepted (WCAG 1.4.10), as long as they scroll in a box that keys can reach.
      const unseen =
        'script, style, svg, [aria-hidden="true"], .sr-only, .skip-link, section[tabindex="0"] table';
      return element?.checkVisibility() === true && !element.closest(unseen);
    }

    function sticksOut(node: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const start = itemOf(node.parentElement)?.getBoundingClientRect().left ?? 0;
      return right - start > innerWidth + 1 || left - start < -1;
    }

    /** What stands in a row that is moved sideways, or what such a row comes to rest at. */
    function itemOf(element: HTMLElement | null): HTMLElement | null {
      const row = element?.parentElement;
      if (!element || !row) return null;
      const restsAt = getComputedStyle(element).scrollSnapAlign !== 'none';
      return restsAt || getComputedStyle(row).overflowX === 'auto' ? element : itemOf(row);
    }
  });
}
