import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

export const smallPhone = { width: 320, height: 640 };

/** A 1440 px window at 200 % zoom. */
const enlargedWindow = { width: 720, height: 450 };

/** Checks that no text is cut off on a small phone or in a zoomed window. */
export async function expectToFitNarrowWindows(page: Page): Promise<void> {
  for (const size of [smallPhone, enlargedWindow]) {
    await page.setViewportSize(size);
    // The layout may need a moment after a change of width.
    await expect.poll(() => cutOff(page), `${size.width} px`).toEqual([]);
  }
}

/**
 * Texts that extend beyond the window, and the page itself if it scrolls sideways. The body clips
 * overflow, so the document's width alone would prove nothing. In a row that scrolls sideways each
 * item has to fit into the window.
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
      // Tables are exempt (WCAG 1.4.10) if they scroll in a keyboard-focusable box.
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

    /** The item of a sideways scrolling row, or the row's snap target. */
    function itemOf(element: HTMLElement | null): HTMLElement | null {
      const row = element?.parentElement;
      if (!element || !row) return null;
      const restsAt = getComputedStyle(element).scrollSnapAlign !== 'none';
      return restsAt || getComputedStyle(row).overflowX === 'auto' ? element : itemOf(row);
    }
  });
}
