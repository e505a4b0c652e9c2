import type { Locator } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';

/** Free lessons with tables of four or more columns. */
const lessons = [
  '/my-courses/fast-track/the-arithmetic-of-losing',
  '/course/dow-jones-sessions/lessons/size-in-two-currencies?lang=de',
];

test.use({ viewport: { width: 390, height: 844 } });

for (const lesson of lessons) {
  test(`on a phone every column of ${lesson} can be reached beside the first`, async ({ page }) => {
    await page.goto(lesson);
    await waitForHydration(page);
    const regions = page.locator('.prose-scroll:has(tr > :nth-child(4))');
    expect(await regions.count()).toBeGreaterThan(0);
    for (const region of await regions.all()) {
      await region.scrollIntoViewIfNeeded();
      expect(await shadows(region), 'more columns are hinted at').toBe(true);
      await region.focus();
      await expect(region).toBeFocused();
      expect(await afterScrolling(region)).toEqual({ isFirstInSight: true, isLastInSight: true });
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the page itself does not scroll sideways').toBe(390);
  });
}

/** Drawn at the edge of the box, and covered where the content ends. */
function shadows(region: Locator): Promise<boolean> {
  return region.evaluate((element) => {
    const { backgroundImage, backgroundAttachment } = getComputedStyle(element);
    return (
      (backgroundImage.match(/linear-gradient/g) ?? []).length === 4 &&
      backgroundAttachment.startsWith('local, local, scroll')
    );
  });
}

function afterScrolling(region: Locator) {
  return region.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    const box = element.getBoundingClientRect();
    const rows = [...element.querySelectorAll('tr')];
    const isInside = (cell: Element | null | undefined) => {
      const { left, right } = cell?.getBoundingClientRect() ?? { left: -1, right: -1 };
      return left >= box.left - 1 && right <= box.right + 1;
    };
    return {
      isFirstInSight: rows.every((row) => isInside(row.firstElementChild)),
      isLastInSight: rows.every((row) => isInside(row.lastElementChild)),
    };
  });
}
