import { AxeBuilder } from '@axe-core/playwright';
import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { Page } from '@playwright/test';
import { untilAlive } from '../application.ts';
import { expect, test } from '../journey.ts';
import { text } from '../texts.ts';

const routes = ['/', '/no-such-page', '/kit'];
const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Setting = { language: LanguageCode; theme: (typeof themes)[number]; width: number };

/** Every route in every width and theme; the languages take turns, or all come with AXE_FULL=1. */
for (const [index, route] of routes.entries()) {
  const settings = process.env.AXE_FULL === '1' ? everySetting() : rotatedSettings(index);
  for (const { language, theme, width } of settings) {
    test(`${route} in ${language}, ${theme}, ${width} px`, async ({ page, noise }) => {
      noise.allow(/404.*no-such-page/);
      await open(page, route, { language, theme, width });
      await expectNoViolation(page);
    });
  }
}

for (const theme of themes) {
  test(`the open menu of a phone, ${theme}`, async ({ page }) => {
    await open(page, '/', { language: 'en', theme, width: 390 });
    await page.locator(`summary[aria-label="${text('nav.menu')}"]`).click();
    await expectNoViolation(page);
  });

  test(`the open list of languages, ${theme}`, async ({ page }) => {
    await open(page, '/', { language: 'en', theme, width: 1440 });
    await page.getByRole('banner').locator('details:has(a[hreflang]) > summary').click();
    await expectNoViolation(page);
  });
}

async function open(page: Page, route: string, setting: Setting): Promise<void> {
  await page.setViewportSize({ width: setting.width, height: 900 });
  // Things that are still arriving are half transparent, and would fail for their contrast.
  await page.emulateMedia({ colorScheme: setting.theme, reducedMotion: 'reduce' });
  await page.goto(`${route}?lang=${setting.language}`);
  await untilAlive(page);
}

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

function rotatedSettings(turn: number): Setting[] {
  const pairs = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
  return pairs.map((pair, index) => {
    const position = (turn * pairs.length + index) % languages.length;
    return { ...pair, language: languages[position]?.code ?? 'en' };
  });
}

function everySetting(): Setting[] {
  return languages.flatMap(({ code }) =>
    themes.flatMap((theme) => widths.map((width) => ({ language: code, theme, width }))),
  );
}
