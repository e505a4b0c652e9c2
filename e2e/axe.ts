import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the page shows at this moment breaks no rule that a program can check. */
export async function expectNoViolation(page: Page): Promise<void> {
  await untilAtRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
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
