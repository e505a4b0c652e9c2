import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolationIn } from '../axe.ts';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { isSelected, type PageVisit, planVisits } from '../page-settings.ts';
import { loadCookies } from '../people.ts';
import { personalPages } from '../personal-pages.ts';
import { publicPaths } from '../public-paths.ts';
import { expectToFitNarrowWindows, smallPhone } from '../reflow.ts';
import { watchStorage } from '../storage.ts';
import { text } from '../texts.ts';

/** Every page is opened once, and everything that must hold for all pages is checked then. */
test.describe('of a visitor who has not decided yet', () => {
  test.use({ hasDecided: false });

  for (const [place, path] of publicPaths.entries()) {
    if (!isSelected(path)) continue;
    for (const visit of planVisits(place)) {
      test(`${path} stores nothing, fits narrow windows and breaks no rule, ${reported(visit)}`, async ({
        page,
        baseURL,
      }) => {
        const storage = watchStorage(page, baseURL);
        await page.clock.install();
        await open(page, path, visit);
        await page.mouse.wheel(0, 20_000);
        // Longer than any automatic delay: calendar, panels, prefetching.
        await page.clock.fastForward(6_000);
        await storage.expectNothing();
        await button(consentBar(page, visit), 'consent.onlyNecessary', visit.language).click();
        await expect(consentBar(page, visit)).toBeHidden();
        const late = page.getByText(text('events.calendar.loading', visit.language));
        await expect(late).toHaveCount(0);
        await lookAt(page, visit);
      });
    }
  }
});

for (const visit of planVisits(publicPaths.length)) {
  test(`a page that is not there fits narrow windows and breaks no rule, ${reported(visit)}`, async ({
    page,
    noise,
  }) => {
    noise.allow(/404.*no-such-page/);
    await open(page, '/no-such-page', visit);
    await lookAt(page, visit);
  });
}

for (const visit of planVisits(publicPaths.length + 1)) {
  test(`the kit breaks no rule, ${reported(visit)}`, async ({ page }) => {
    await open(page, '/kit', visit);
    await checkEachLook(page, visit);
  });
}

for (const [place, { path, person }] of personalPages.entries()) {
  if (!isSelected(path)) continue;
  for (const visit of planVisits(place)) {
    test(`${path} of ${person ?? 'a visitor'} fits narrow windows and breaks no rule, ${reported(visit)}`, async ({
      page,
      context,
      product,
    }) => {
      if (person) await loadCookies(context, product, person);
      await open(page, path, visit);
      await lookAt(page, visit);
    });
  }
}

/** Opened in its first theme, because a change of theme draws the whole page again. */
async function open(page: Page, path: string, { language, looks }: PageVisit): Promise<void> {
  const [first] = looks;
  await page.emulateMedia({ colorScheme: first?.theme, reducedMotion: 'reduce' });
  await page.setViewportSize(smallPhone);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await waitForHydration(page);
}

async function lookAt(page: Page, visit: PageVisit): Promise<void> {
  await expectToFitNarrowWindows(page);
  await checkEachLook(page, visit);
}

async function checkEachLook(page: Page, { looks }: PageVisit): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolationIn(page, theme);
  }
}

function consentBar(page: Page, { language }: PageVisit) {
  return page.getByRole('region', { name: text('consent.bar.title', language) });
}

function reported({ language, looks }: PageVisit): string {
  return [language, ...looks.map(({ width, theme }) => `${width} px ${theme}`)].join(', ');
}
