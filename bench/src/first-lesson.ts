import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { expectAtMost, type Figure, formatNumber, median } from './measurement.ts';
import { sessionCookie } from './session-cookies.ts';
import type { Stage } from './stage.ts';
import { addStudent } from './student.ts';

const rounds = 9;
const timeoutMs = 30_000;
/** Lighthouse's mid-range phone: slow 4G and a quarter of this CPU. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const lesson = '/my-courses/fast-track/what-a-trade-may-cost';

/** From the click in My Courses until the first lesson is readable, and its page on a phone. */
export async function measureFirstLesson(stage: Stage): Promise<Figure[]> {
  const cookie = await addStudent(stage);
  const product = await stage.startProduct();
  const bare = await stage.startOther('bare-page.ts', {
    SOURCE: product.url,
    WITHOUT_SCRIPTS: '1',
  });
  try {
    return [
      await measureClick(product.url, cookie),
      await measurePaint(product.url, { bare: bare.url, cookie }),
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

async function measureClick(url: string, cookie: string): Promise<Figure> {
  const times = await withBrowser(async (browser) => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      taken.push(await clickOnce(browser, url, cookie));
    return taken;
  });
  return expectAtMost(1_000, {
    what: 'ms from the click to the first lesson, on a slow phone',
    value: median(times),
    note: times.map(formatNumber).join(', '),
  });
}

async function clickOnce(browser: Browser, url: string, cookie: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await addCookie(context, url, cookie);
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener('app:ready', () => document.documentElement.setAttribute('data-alive', ''));
    });
    await slowDown(page);
    await page.goto(`${url}/my-courses?lang=en`, { waitUntil: 'load' });
    await page.waitForSelector('html[data-alive]', { timeout: timeoutMs });
    const way = page.locator(`main a[href*="/my-courses/fast-track"]`).first();
    // Real users look at the page before they tap.
    await sleep(2_000);
    await page.evaluate(watchFirstLesson);
    await way.click();
    await page.waitForFunction(isMarked, undefined, { timeout: timeoutMs });
    return await page.evaluate(readTime);
  } finally {
    await context.close();
  }
}

/**
 * Runs inside the page, so that the round trip to the test isn't measured: marks the click, and the
 * first frame with the lesson's title and a paragraph below it.
 */
function watchFirstLesson(): void {
  addEventListener('click', () => performance.mark('clicked'), { capture: true, once: true });
  const isReadable = () =>
    document.querySelector('#lesson-title') !== null &&
    (document.querySelector('article p')?.textContent ?? '') !== '';
  const look = () => {
    // The current document is painted at the end of this frame.
    if (isReadable()) requestAnimationFrame(() => performance.mark('readable'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs inside the page. */
function isMarked(): boolean {
  return performance.getEntriesByName('readable').length > 0;
}

/** Runs inside the page. */
function readTime(): number {
  return performance.measure('opened', 'clicked', 'readable').duration;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function addCookie(context: BrowserContext, url: string, cookie: string): Promise<void> {
  await context.addCookies([sessionCookie(url, cookie)]);
}

async function measurePaint(
  url: string,
  { bare, cookie }: { bare: string; cookie: string },
): Promise<Figure> {
  const ours: number[] = [];
  const theirs: number[] = [];
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await largestPaint(browser, { url, cookie }));
      theirs.push(await largestPaint(browser, { url: bare, cookie }));
    }
  });
  return expectAtMost(1.5, {
    what: 'largest contentful paint of a lesson behind sign-in, ours ÷ static',
    value: median(ours) / median(theirs),
    note: `${formatNumber(median(ours))} and ${formatNumber(median(theirs))} ms`,
  });
}

/** In a browser with an empty cache. */
async function largestPaint(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await addCookie(context, url, cookie);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url + lesson, { waitUntil: 'load', timeout: timeoutMs });
    await sleep(1_000);
    return await page.evaluate(readLargestPaint);
  } finally {
    await context.close();
  }
}

/** Runs inside the page. */
function readLargestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
