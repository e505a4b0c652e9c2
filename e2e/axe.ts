import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNightly } from '@danube/server/testing/run-size.ts';
import { type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './journey.ts';
import { chooseByHash, motion, type Theme, themes } from './page-settings.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Half the size of the package's main entry, and every page has to parse it again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Checks the page's current state with axe: in one theme, fixed for each step of a journey, and in
 * both nightly. The page is light afterwards.
 */
export async function expectNoViolation(
  page: Page,
  looks: readonly Theme[] = themesFor(page),
): Promise<void> {
  for (const theme of looks) await expectNoViolationIn(page, theme);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: motion });
}

/** Leaves the page in this theme: a change of theme draws the whole page again. */
export async function expectNoViolationIn(page: Page, theme: Theme): Promise<void> {
  // A toast that starts to fade during the check would fail for its contrast.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  expect(await checkWhenIdle(page), theme).toEqual([]);
}

/** Alternates between steps of a journey and between journeys of a page. */
function themesFor(page: Page): readonly Theme[] {
  if (isNightly) return themes;
  const { pathname } = new URL(page.url());
  return [chooseByHash(`${test.info().title} ${pathname.replaceAll(/[\d-]/g, '')}`, themes)];
}

/** A page that navigated during the check is checked again after the navigation. */
async function checkWhenIdle(page: Page): Promise<string[]> {
  for (;;) {
    await waitUntilIdle(page);
    const address = page.url();
    const checked = await verify(page);
    if (page.url() === address && !(await isDimmed(page))) return checked;
  }
}

/**
 * Runs axe directly in the page: its Playwright package opens a second page for each check and also
 * transfers what passed, which doubles the time. There are no iframes without consent.
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
 * Moving elements, and those dimmed while the next page loads, would fail for their contrast. The
 * kit's page shows busy states permanently.
 */
async function waitUntilIdle(page: Page): Promise<void> {
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
