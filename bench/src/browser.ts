import { chromiumArguments, chromiumPath } from '@danube/e2e/chromium.ts';
import { type Browser, chromium } from 'playwright-core';

export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  extraArguments: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumArguments, ...extraArguments],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
