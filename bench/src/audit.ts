import { freePort } from '@danube/e2e/free-port.ts';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import type { Browser } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { signedInCookies } from './session-cookies.ts';

type Options = {
  readonly categories?: readonly Category[];
  readonly isDesktop?: boolean;
  /** Of someone signed in. */
  readonly cookie?: string | undefined;
};

export type Category = 'performance' | 'accessibility' | 'seo' | 'best-practices';

/** What Lighthouse reports of one visit by a phone; in a new browser, so that nothing is cached. */
export async function audit(
  url: string,
  { categories = ['performance'], isDesktop = false, cookie }: Options = {},
): Promise<Result> {
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
          onlyCategories: [...categories],
          disableFullPageScreenshot: true,
        },
        isDesktop ? desktopConfig : undefined,
      );
      if (!run || run.lhr.runtimeError)
        throw new Error(`no report of ${url}: ${run?.lhr.runtimeError?.message}`);
      return run.lhr;
    },
    [`--remote-debugging-port=${port}`],
  );
}

export function scoreOf(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** In milliseconds, or for layout shift a share. */
export function metricOf(result: Result, name: string): number {
  return result.audits[name]?.numericValue ?? Number.NaN;
}

async function signIn(browser: Browser, url: string, cookie: string): Promise<void> {
  // Lighthouse opens its tab in the default context, which Playwright's own contexts don't share.
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies: signedInCookies(url, cookie) });
}
