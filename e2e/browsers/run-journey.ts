import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Academy } from './academy.ts';
import type { Browser } from './browser.ts';
import type { Journey } from './journeys.ts';
import { openPage } from './page.ts';

const journeyLimitMs = 180_000;
const pictures = join(import.meta.dirname, '../../test-results');

/** Plays one journey as a new visitor; any error of a page fails it. */
export async function runJourney(
  journey: Journey,
  browser: Browser,
  academy: Academy,
): Promise<string | undefined> {
  const errorsBefore = academy.pageErrors().length;
  await browser.forgetEverything();
  const page = openPage(browser, academy.url);
  const remark = await journey.play({
    page,
    newMember: academy.newMember,
    signIn: async (member) => page.loadCookies(await academy.cookiesOf(member)),
  });
  const reported = academy.pageErrors().slice(errorsBefore);
  const errors = [...(await browser.consoleErrors()), ...reported];
  const unexpected = errors.filter((line) => !leftBehind.test(line) && !journey.noise?.test(line));
  assert.deepEqual(unexpected, []);
  return remark;
}

/** Browsers abort pending requests when a page is left, and some report that as an error. */
const leftBehind =
  /error loading dynamically imported module|NetworkError when attempting to fetch|Load failed/;

/** Stops waiting for a browser that hangs; the caller must close it. */
export async function withinLimit<Result>(act: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`took longer than ${journeyLimitMs / 1000} s`));
  }, journeyLimitMs);
  try {
    return await Promise.race([act, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Saves a screenshot of the page at the time of the failure. */
export async function takeScreenshot(browser: Browser, name: string): Promise<void> {
  const picture = await browser.send('TakeScreenshot');
  await mkdir(pictures, { recursive: true });
  await writeFile(join(pictures, `${name}.png`), Buffer.from(String(picture), 'base64'));
}
