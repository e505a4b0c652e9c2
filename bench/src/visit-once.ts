import { withBrowser } from './browser.ts';
import { signedInCookies } from './session-cookies.ts';

/** A warm-up, so that the server has everything cached. */
export function visitOnce(url: string, cookie?: string): Promise<void> {
  return withBrowser(async (browser) => {
    const context = await browser.newContext();
    if (cookie) await context.addCookies(signedInCookies(url, cookie));
    const page = await context.newPage();
    await page.goto(url, { timeout: 120_000 });
  });
}
