import { freePort } from '@danube/e2e/free-port.ts';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { signedInCookies } from './session-cookies.ts';

type Options = {
  /** Instead of speed. */
  readonly categories?: readonly Category[];
  readonly isDesktop?: boolean;
  /** Of someone signed in. */
  readonly cookie?: string | undefined;
};

export type Category = 'accessibility' | 'seo' | 'best-practices';

/** All that counts for the score of performance: the advice beside it takes twice as long. */
const speedAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
const maxAttempts = 3;

/** What Lighthouse reports of one visit, by a phone unless it says otherwise. */
export async function audit(url: string, options: Options = {}): Promise<Result> {
  let error: string | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const result = await visit(url, options);
    if (result && !result.runtimeError) return result;
    // On a busy machine the browser sometimes takes longer to answer than Lighthouse waits.
    error = result?.runtimeError?.message;
  }
  throw new Error(`no report of ${url}: ${error}`);
}

export function performanceOf(result: Result): number {
  return scoreOf(result, 'performance');
}

export function scoreOf(result: Result, category: Category | 'performance'): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** In milliseconds, or for layout shift a share. */
export function metricOf(result: Result, name: string): number {
  return result.audits[name]?.numericValue ?? Number.NaN;
}

/** In a new browser, so that nothing is cached. */
async function visit(
  url: string,
  { categories, isDesktop = false, cookie }: Options,
): Promise<Result | undefined> {
  const port = await freePort();
  return withBrowser(
    async (browser) => {
      if (cookie) await signIn(browser, url, cookie);
      const run = await lighthouse(
        url,
        {
          port,
          logLevel: 'error',
          formFactor: isDesktop ? 'desktop' : 'mobile',
          disableFullPageScreenshot: true,
          ...(categories ? { onlyCategories: [...categories] } : { onlyAudits: speedAudits }),
        },
        isDesktop ? desktopConfig : undefined,
      );
      return run?.lhr;
    },
    [`--remote-debugging-port=${port}`],
  );
}

async function signIn(browser: Browser, url: string, cookie: string): Promise<void> {
  // Lighthouse opens its tab in the default context, which Playwright's own contexts don't share.
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies: signedInCookies(url, cookie) });
}
