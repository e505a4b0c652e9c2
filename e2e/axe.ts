import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNightly } from '@danube/server/testing/run-size.ts';
import { type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './journey.ts';
import { choiceFor, type Theme, themes } from './page-settings.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half the size of what the package says of itself, and every page has to read it again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What the page shows at this moment breaks no rule that a program can check: in one theme, which
 * is always the same for a step of a journey, and in both at night. The page is light afterwards.
 */
export async function expectNoViolation(
  page: Page,
  looks: readonly Theme[] = themesFor(page),
): Promise<void> {
  for (const colorScheme of looks) {
    // A message that begins to fade while the rules are checked would fail for its contrast.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await checkAtRest(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
}

/** Steps of one journey and journeys of one page take turns. */
function themesFor(page: Page): readonly Theme[] {
  if (isNightly) return themes;
  const { pathname } = new URL(page.url());
  return [choiceFor(`${test.info().title} ${pathname.replaceAll(/[\d-]/g, '')}`, themes)];
}

/** A page that went on to another while it was checked is checked again, where it has arrived. */
async function checkAtRest(page: Page): Promise<string[]> {
  for (;;) {
    await untilAtRest(page);
    const address = page.url();
    const checked = await verify(page);
    if (page.url() === address && !(await isDimmed(page))) return checked;
  }
}

/**
 * Straight in the page: the usual way opens a second page for each look and sends over what passed
 * as well, which doubles the time. No page has a frame before its visitor allows other sites.
 */
async function verify(page: Page): Promise<string[]> {
  expect(page.frames(), 'the rules are not checked within frames').toHaveLength(1);
  const isPresent = await page.evaluate(() => 'axe' in globalThis);
  if (!isPresent) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      elementRef: false,
      iframes: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
  }, standards);
}

function isDimmed(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.querySelector('[aria-busy="true"]') !== null && location.pathname !== '/kit',
  );
}

/**
 * What is on its way, or dimmed while the next page comes, would fail for its contrast. The page
 * of the kit shows busy things permanently.
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
