// Ten journeys in Firefox and in WebKit: `node e2e/browsers/run.ts [firefox|webkit]`.
import { openAcademy } from './academy.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
import { runJourney, takeScreenshot, withinLimit } from './run-journey.ts';
import { startWebKit } from './webkit.ts';

const browsers = { firefox: startFirefox, webkit: startWebKit };
type BrowserName = keyof typeof browsers;

const names = Object.keys(browsers).filter(isBrowserName);
const requested = names.filter((name) => process.argv.slice(2).includes(name));
const counts = { passed: 0, failed: 0 };

const academy = await openAcademy();
try {
  for (const name of requested.length > 0 ? requested : names) await runAll(name);
} finally {
  await academy.close().catch((error: unknown) => {
    counts.failed += 1;
    print(messageOf(error));
  });
}
print(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed > 0 ? 1 : 0);

/** Plays every journey in this browser, which is restarted after a failure. */
async function runAll(name: BrowserName): Promise<void> {
  let browser: Browser | null = await startOrReport(name);
  for (const journey of browser ? journeys : []) {
    browser ??= await browsers[name]();
    const begin = Date.now();
    const { hasPassed, remark } = await attempt(journey, browser, name);
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    counts[hasPassed ? 'passed' : 'failed'] += 1;
    print(`${name}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s: ${journey.title}${remark}`);
    if (hasPassed) continue;
    await browser.close();
    browser = null;
  }
  await browser?.close();
}

async function startOrReport(name: BrowserName): Promise<Browser | null> {
  try {
    return await browsers[name]();
  } catch (error) {
    print(`${name}: not driven: ${messageOf(error)}`);
    if (process.env.REQUIRE_BROWSERS === '1') counts.failed += 1;
    return null;
  }
}

async function attempt(
  journey: Journey,
  browser: Browser,
  name: BrowserName,
): Promise<{ hasPassed: boolean; remark: string }> {
  try {
    const remark = await withinLimit(runJourney(journey, browser, academy));
    return { hasPassed: true, remark: remark ? ` (${remark})` : '' };
  } catch (error) {
    const picture = `${name}: ${journey.title}`.replaceAll(/\W+/g, '-');
    // If the browser hangs there is no screenshot; the journey's own error matters more.
    await withinLimit(takeScreenshot(browser, picture)).catch(() => undefined);
    return { hasPassed: false, remark: `\n  ${messageOf(error)}` };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function isBrowserName(name: string): name is BrowserName {
  return name in browsers;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
