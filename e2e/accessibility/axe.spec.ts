import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { Page } from '@playwright/test';
import { untilAlive } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { test } from '../journey.ts';
import { bringCookies } from '../people.ts';
import { personalPages } from '../personal-pages.ts';
import { text } from '../texts.ts';

const routes = ['/', '/no-such-page', '/kit'];
const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;

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

/** Pages of one person: each width once, the themes and languages take turns. */
for (const [index, { path, person }] of personalPages.entries()) {
  const settings = process.env.AXE_FULL === '1' ? everySetting() : briefSettings(index);
  for (const { language, theme, width } of settings) {
    test(`${path} of ${person ?? 'a visitor'} in ${language}, ${theme}, ${width} px`, async ({
      page,
      context,
      product,
    }) => {
      if (person) await bringCookies(context, product, person);
      await open(page, path, { language, theme, width });
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
  await page.goto(`${route}${route.includes('?') ? '&' : '?'}lang=${setting.language}`);
  await untilAlive(page);
}

function rotatedSettings(turn: number): Setting[] {
  const pairs = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
  return pairs.map((pair, index) => {
    const position = (turn * pairs.length + index) % languages.length;
    return { ...pair, language: languages[position]?.code ?? 'en' };
  });
}

function briefSettings(turn: number): Setting[] {
  return widths.map((width, index) => ({
    width,
    theme: themes[(turn + index) % themes.length] ?? 'light',
    language: languages[(turn * widths.length + index) % languages.length]?.code ?? 'en',
  }));
}

function everySetting(): Setting[] {
  return languages.flatMap(({ code }) =>
    themes.flatMap((theme) => widths.map((width) => ({ language: code, theme, width }))),
  );
}
