import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { formatNumber } from './measurement.ts';
import { signedInCookies } from './session-cookies.ts';

/** What a visitor downloads until ten seconds after the page has loaded, with an empty cache. */
export type PageWeight = {
  readonly requests: number;
  /** Kilobytes as transferred, with headers. */
  readonly kilobytes: Readonly<Record<Kind, number>>;
};

type Visit = { readonly url: string; readonly cookie?: string | undefined };

type Kind = 'document' | 'scripts' | 'styles' | 'fonts' | 'images' | 'other';

const countedMs = 10_000;
const timeoutMs = 120_000;
/** The phone and screen that Lighthouse emulates, so that the same pictures are chosen. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'document',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'images',
};

export function totalKilobytes({ kilobytes }: PageWeight): number {
  return Object.values(kilobytes).reduce((sum, each) => sum + each, 0);
}

export function describeKilobytes({ kilobytes }: PageWeight): string {
  const kinds = Object.entries(kilobytes).map(([kind, each]) => `${kind} ${formatNumber(each)}`);
  return kinds.join(', ');
}

/** Four at once: nothing is timed, and each has ample time for all that it asks for. */
export async function weighPages(
  browser: Browser,
  visits: readonly Visit[],
): Promise<PageWeight[]> {
  const [next, rest] = [visits.slice(0, 4), visits.slice(4)];
  if (next.length === 0) return [];
  const weights = await Promise.all(next.map((visit) => weighPage(browser, visit)));
  return [...weights, ...(await weighPages(browser, rest))];
}

async function weighPage(browser: Browser, { url, cookie }: Visit): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  try {
    if (cookie) await context.addCookies(signedInCookies(url, cookie));
    return await watchLoading(context, url);
  } finally {
    await context.close();
  }
}

async function watchLoading(context: BrowserContext, url: string): Promise<PageWeight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = countRequests(session);
  await session.send('Network.enable');
  const answer = await page.goto(url, { timeout: timeoutMs });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  // Not from the start: on a busy machine that would end before the application has arrived.
  await sleep(countedMs);
  return counted;
}

function countRequests(session: CDPSession): PageWeight {
  const counted = {
    requests: 0,
    kilobytes: { document: 0, scripts: 0, styles: 0, fonts: 0, images: 0, other: 0 },
  };
  const kindOf = new Map<string, Kind>();
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (request.url.startsWith('data:')) return;
    counted.requests += 1;
    kindOf.set(requestId, kinds[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) counted.kilobytes[kind] += encodedDataLength / 1000;
  });
  return counted;
}
