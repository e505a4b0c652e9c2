import type { Browser } from 'playwright-core';
import { withBrowser } from './browser.ts';
import { findFilm } from './find-film.ts';
import { expectAtMost, type Figure, informational, median } from './measurement.ts';
import type { Stage } from './stage.ts';

const rounds = 10;
const timeoutMs = 30_000;

/** From the click to the first frame of a video, on a loaded page. */
export async function measureFirstFrame(stage: Stage): Promise<Figure[]> {
  const film = await findFilm(stage);
  const product = await stage.startProduct();
  const bare = await stage.startOther('bare-film.ts', {
    SOURCE: `${product.url}/media/videos/${film.id}`,
  });
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    await withBrowser(async (browser) => {
      for (let round = 0; round < rounds; round += 1) {
        theirs.push(await startFilm(browser, { url: bare.url, button: 'button' }));
        const url = `${product.url}/itv/${film.slug}?lang=en`;
        ours.push(await startFilm(browser, { url, button: 'a[aria-label^="Play video"]' }));
      }
    });
    return [
      expectAtMost(1.5, {
        what: 'time to the first picture, ours ÷ bare hls.js',
        value: median(ours) / median(theirs),
      }),
      informational(
        'ms, ours and bare',
        `${median(ours).toFixed(0)} and ${median(theirs).toFixed(0)}`,
      ),
    ];
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

/** A browser without cache. */
async function startFilm(
  browser: Browser,
  { url, button }: { url: string; button: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchVideo);
    await page.goto(url, { waitUntil: 'load' });
    // The baseline page has nothing to wait for.
    await page.waitForFunction(() => location.pathname === '/' || window.film.isReady);
    await page.locator(button).first().click();
    await page.waitForFunction(() => window.film.firstAt > 0, undefined, { timeout: timeoutMs });
    return await page.evaluate(() => window.film.firstAt - window.film.clickedAt);
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    film: { clickedAt: number; firstAt: number; isReady: boolean };
  }
}

// Runs inside the page, so it is self-contained.
function watchVideo(): void {
  window.film = { clickedAt: 0, firstAt: 0, isReady: false };
  addEventListener('app:ready', () => {
    window.film.isReady = true;
  });
  // As a visitor does before clicking.
  addEventListener('load', () => dispatchEvent(new Event('pointermove')));
  addEventListener(
    'click',
    () => {
      window.film.clickedAt ||= performance.now();
    },
    true,
  );
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playWatched() {
    if (this instanceof HTMLVideoElement) {
      this.requestVideoFrameCallback(() => {
        window.film.firstAt ||= performance.now();
      });
    }
    return play.call(this);
  };
}
