// Screenshots of every page for review: `node e2e/screenshots.ts`, then open screenshots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { moveOnArrival, waitForHydration, watchReadiness } from './application.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { emulateOldBrowser } from './old-browser.ts';
import { loadCookies, type Person } from './people.ts';
import { personalPages } from './personal-pages.ts';
import { publicPaths } from './public-paths.ts';
import { refuseConsent } from './refuse-consent.ts';
import { runningProduct } from './running-product.ts';
import startForJourneys from './start-product.ts';

const folder = join(import.meta.dirname, '../screenshots');
type Picture = { name: string; path: string; person?: Person };
const pictures: readonly Picture[] = [
  ...[...publicPaths, '/no-such-page', '/kit'].map((path) => ({ name: nameOf(path), path })),
  ...personalPages,
];
const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;
/** `long` is English with words as long as in Greek. */
const languages = ['en', 'de', 'long'];

mkdirSync(folder, { recursive: true });
const stop = await startForJourneys();
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments });
try {
  for (const picture of pictures) {
    for (const width of widths) {
      for (const theme of themes) await takeScreenshot(browser, { ...picture, width, theme });
    }
  }
  for (const width of widths) await takeOldBrowserScreenshot(browser, width);
} finally {
  await browser.close();
  await stop();
}
process.stdout.write(`Pictures are in ${folder}\n`);

async function takeScreenshot(
  browser: Browser,
  shot: Picture & { width: number; theme: (typeof themes)[number] },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: 900 },
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Lisbon',
    baseURL: runningProduct().product.url,
  });
  await watchReadiness(context);
  await moveOnArrival(context);
  await refuseConsent(context);
  if (shot.person) await loadCookies(context, runningProduct().product, shot.person);
  const page = await context.newPage();
  for (const language of languages) {
    const code = language === 'long' ? 'en' : language;
    await page.goto(`${shot.path}${shot.path.includes('?') ? '&' : '?'}lang=${code}`);
    await waitForHydration(page);
    if (language === 'long') await lengthenWords(page);
    const file = `${shot.name}-${language}-${shot.width}-${shot.theme}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: true });
  }
  await context.close();
}

async function takeOldBrowserScreenshot(browser: Browser, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await emulateOldBrowser(page);
  await page.goto(runningProduct().product.url);
  await page.screenshot({ path: join(folder, `old-browser-en-${width}.png`), fullPage: true });
  await page.close();
}

/** Makes every word a third longer, as texts are in Greek. */
function lengthenWords(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style')) continue;
      node.textContent = (node.textContent ?? '').replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length / 3)),
      );
    }
  });
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
}
