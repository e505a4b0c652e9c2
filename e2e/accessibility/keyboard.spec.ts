import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { loadCookies, type Person } from '../people.ts';
import { text } from '../texts.ts';

type Stop = { name: string; isMarked: boolean; isInSight: boolean; isUncovered: boolean };

/** A lesson with a solution to open. */
const exercisePath = '/course/fast-track/lessons/what-a-trade-may-cost';

const walks: readonly { path: string; width: number; person?: Person }[] = [
  { path: '/', width: 1440 },
  { path: '/', width: 390 },
  { path: '/no-such-page', width: 820 },
  { path: '/contact', width: 390 },
  { path: '/instructors/viktor-hajnal', width: 820 },
  { path: '/privacy-policy', width: 1440 },
  { path: exercisePath, width: 390 },
  { path: '/instagram-integration', width: 820 },
  { path: '/financial-widgets', width: 390 },
  { path: '/auth?tab=signin', width: 1440 },
  { path: '/auth?tab=signup', width: 390 },
  { path: '/account-settings', width: 1440, person: 'member' },
  { path: '/admin', width: 820, person: 'admin' },
  { path: '/admin/people', width: 1440, person: 'admin' },
  { path: '/admin/audit', width: 390, person: 'admin' },
];

for (const { path, width, person } of walks) {
  test(`walks through ${path} at ${width} px by keyboard, sees every step and gets out`, async ({
    page,
    context,
    product,
    noise,
  }) => {
    noise.allow(/404.*no-such-page/);
    if (person) await loadCookies(context, product, person);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitForHydration(page);
    // Until the session is known, the header still offers to sign in.
    if (person) await expect(page.getByText(text('nav.signIn'), { exact: true })).toHaveCount(0);
    // The bell appears once the session is known; the admin layout has none.
    if (person === 'member') {
      await expect(page.getByRole('button', { name: text('chat.bell.title') })).toBeVisible();
    }
    // The landing page's calendar loads after two seconds and then gets its sessions.
    await expect(page.getByText(text('events.calendar.loading'))).toHaveCount(0);
    if (path === '/') {
      await expect(page.getByRole('button', { name: /\d session/ }).first()).toBeVisible();
    }
    const expected = await reachable(page);
    const stops: Stop[] = [];
    while (stops.length <= expected.length) {
      await page.keyboard.press('Tab');
      const stop = await nextStop(page);
      // Day, month and year of a date field are stops within one field.
      if (stop === 'the same') continue;
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.map(({ name }) => name)).toEqual(expected);
    const unclear = stops.filter((stop) => !(stop.isMarked && stop.isInSight && stop.isUncovered));
    expect(unclear).toEqual([]);
  });
}

test('skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('nav.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain).toBe(true);
});

test('opens the list of languages, leaves it by Escape and by walking on', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const list = page.getByRole('banner').locator('details:has(a[hreflang])');
  const summary = list.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toHaveAttribute('open');
  await page.keyboard.press('Shift+Tab');
  await expect(list).not.toHaveAttribute('open');
});

test('opens and closes the solution of an exercise', async ({ page }) => {
  await page.goto(exercisePath);
  await waitForHydration(page);
  const solution = page.locator('details[data-callout="solution"]').first();
  await solution.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(solution.locator('summary + *')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(solution).not.toHaveAttribute('open');
});

/** Everything focusable in document order, by accessible name. */
function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const candidates = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(candidates)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [inert] *, [tabindex="-1"]'))
      .map(
        (element) =>
          `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      );
  });
}

/**
 * Where the focus stopped and whether it is visible there; undefined once it has left the page.
 * Elements that slide or scroll in on focus are checked once they stop moving, which takes longer
 * on a busy computer. Those that never become visible are checked too.
 */
function nextStop(page: Page): Promise<Stop | 'the same' | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    if (element === Reflect.get(globalThis, 'lastFocus')) return 'the same';
    Object.assign(globalThis, { lastFocus: element });
    await untilAtRest(element);
    const style = getComputedStyle(element);
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const above = document.elementFromPoint(x, y);
    // An element that ignores the pointer is drawn by its parent.
    const shown = style.pointerEvents === 'none' ? (element.parentElement ?? element) : element;
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`,
      isMarked: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
      isInSight: x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight,
      isUncovered: above !== null && (shown.contains(above) || above.contains(shown)),
    };

    async function untilAtRest(focused: HTMLElement): Promise<void> {
      const ending = focused
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.all(ending.map(({ finished }) => finished));
      const waitUntilMs = performance.now() + 2_000;
      let seenAt = '';
      while (performance.now() < waitUntilMs) {
        const { left, top, width } = focused.getBoundingClientRect();
        const middle = left + width / 2;
        const place = `${left} ${top}`;
        if (place === seenAt && middle >= 0 && middle <= innerWidth) return;
        seenAt = place;
        // Two frames, so that smooth scrolling has progressed.
        for (let frames = 0; frames < 2; frames += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }
    }
  });
}
