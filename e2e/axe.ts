import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the page shows at this moment breaks no rule that a program can check. */
export async function expectNoViolation(page: Page): Promise<void> {
  // A message that begins to fade while the rules are checked would fail for its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await judgeAtRest(page);
  await page.emulateMedia({ reducedMotion: null });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

/** A page that went on to another while it was judged is judged again, where it has arrived. */
async function judgeAtRest(page: Page) {
  for (;;) {
    await untilAtRest(page);
    const address = page.url();
    const judged = await new AxeBuilder({ page }).withTags(standards).analyze();
    if (page.url() === address && !(await isDimmed(page))) return judged;
  }
}

function isDimmed(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('[aria-busy="true"]') !== null && location.pathname !== '/kit',
  );
}

/** The same in both themes; the page is light again afterwards. */
export async function expectNoViolationInAnyTheme(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolation(page);
  }
}

/**
 * What is on its way, or dimmed while the next page comes, would fail for its contrast. The page
 * of the kit shows busy things for good.
 */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect, playState }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    return (!isBusy || location.pathname === '/kit') && !isMoving;
  });
}
