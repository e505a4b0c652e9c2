import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { type Figure, formatNumber, median } from './measurement.ts';
import type { Stage } from './stage.ts';

const delays = [0, 300, 1_000];
const rounds = 10;
/** A second reaction would follow the first well within this time. */
const settleTimeMs = 1_500;
const timeoutMs = 30_000;
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** Whether a click on the theme switch takes effect exactly once, no matter how early, and when. */
export async function measureClicks(stage: Stage): Promise<Figure[]> {
  const product = await stage.startProduct();
  try {
    return await withBrowser(async (browser) => {
      const figures: Figure[] = [];
      for (const delay of delays) figures.push(await clickAfter(browser, product.url, delay));
      return figures;
    });
  } finally {
    await product.stop();
  }
}

async function clickAfter(browser: Browser, url: string, delay: number): Promise<Figure> {
  const clicks: Click[] = [];
  for (let round = 0; round < rounds; round += 1) clicks.push(await clickOnce(browser, url, delay));
  const right = clicks.filter(({ reactions }) => reactions === 1).length;
  const early = clicks.filter(({ wasBeforeReady }) => wasBeforeReady).length;
  const actual = formatNumber(median(clicks.map(({ afterPaintMs }) => afterPaintMs)));
  const reaction = formatNumber(median(clicks.map(({ reactionMs }) => reactionMs)));
  return {
    what: `click ${delay} ms after first paint acts exactly once`,
    value: `${right} of ${rounds}`,
    goal: `${rounds} of ${rounds}`,
    isMet: right === rounds,
    note: `really ${actual} ms after paint, ${early} before the application was ready, reaction after ${reaction} ms`,
  };
}

type Click = {
  reactions: number;
  afterPaintMs: number;
  reactionMs: number;
  wasBeforeReady: boolean;
};

async function clickOnce(browser: Browser, url: string, delay: number): Promise<Click> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(watchPage);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, undefined, {
      polling: 10,
    });
    const { x, y } = await page.evaluate(centreOfSwitch);
    await page.evaluate(waitAfterPaint, delay);
    await page.mouse.click(x, y);
    await page.waitForFunction(() => window.watched.reactions.length > 0, undefined, {
      timeout: timeoutMs,
    });
    await sleep(settleTimeMs);
    return await page.evaluate(readClick);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

// The functions below run inside the page, so each is self-contained.

declare global {
  interface Window {
    watched: { clickedAt: number; readyAt: number; reactions: number[] };
  }
}

function watchPage(): void {
  window.watched = { clickedAt: 0, readyAt: Number.POSITIVE_INFINITY, reactions: [] };
  addEventListener('app:ready', () => {
    window.watched.readyAt = performance.now();
  });
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted) window.watched.clickedAt = performance.now();
    },
    true,
  );
  new MutationObserver((records) => {
    if (window.watched.clickedAt === 0) return;
    for (const _ of records) window.watched.reactions.push(performance.now());
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
}

function centreOfSwitch(): { x: number; y: number } {
  const buttons = [...document.querySelectorAll('[data-switches-theme]')];
  const box = buttons
    .map((button) => button.getBoundingClientRect())
    .find(({ width }) => width > 0);
  if (!box) throw new Error('there is no theme switch to click on');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function waitAfterPaint(delay: number): Promise<void> {
  const paintedAt = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
  const rest = paintedAt + delay - performance.now();
  return new Promise((resolve) => {
    if (rest > 0) setTimeout(resolve, rest);
    else resolve();
  });
}

function readClick(): Click {
  const { clickedAt, readyAt, reactions } = window.watched;
  const paintedAt = performance.getEntriesByType('paint')[0]?.startTime ?? 0;
  return {
    reactions: reactions.length,
    afterPaintMs: clickedAt - paintedAt,
    reactionMs: (reactions[0] ?? Number.NaN) - clickedAt,
    wasBeforeReady: clickedAt < readyAt,
  };
}
