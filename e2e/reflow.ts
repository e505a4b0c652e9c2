import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const smallPhone = { width: 320, height: 640 };

/** What zooming a 1440 px window to 200 % leaves of it. */
const enlargedWindow = { width: 720, height: 450 };

/** No words are cut off on a small phone or in an enlarged window. */
export async function expectToFitNarrowWindows(page: Page): Promise<void> {
  for (const size of [smallPhone, enlargedWindow]) {
    await page.setViewportSize(size);
    // What is arranged again for another width may need a moment for it.
    await expect.poll(() => cutOff(page), `${size.width} px`).toEqual([]);
  }
}

/**
 * Words that reach beyond the window, and the page itself where it scrolls sideways. The body
 * clips what sticks out, so the width of the document alone would prove nothing. In a row that is
 * moved sideways each item has to fit the window.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      if (words && isShown(node.parentElement) && sticksOut(node)) found.push(words);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    return found;

    function isShown(element: HTMLElement | null): boolean {
      // Tables are excepted (WCAG 1.4.10), as long as they scroll in a box that keys can reach.
      const unseen =
        'script, style, svg, [aria-hidden="true"], .sr-only, .skip-link, section[tabindex="0"] table';
      return element?.checkVisibility() === true && !element.closest(unseen);
    }

    function sticksOut(node: Node): boolean {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      const start = itemOf(node.parentElement)?.getBoundingClientRect().left ?? 0;
      return right - start > innerWidth + 1 || left - start < -1;
    }

    /** What is in a row that is moved sideways, or what such a row comes to rest at. */
    function itemOf(element: HTMLElement | null): HTMLElement | null {
      const row = element?.parentElement;
      if (!element || !row) return null;
      const restsAt = getComputedStyle(element).scrollSnapAlign !== 'none';
      return restsAt || getComputedStyle(row).overflowX === 'auto' ? element : itemOf(row);
    }
  });
}
