import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { Page } from '@playwright/test';
import { untilAlive } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { button } from '../identity-screens.ts';
import { expect, test } from '../journey.ts';
import { bringCookies } from '../people.ts';
import { personalPages } from '../personal-pages.ts';
import { publicPaths } from '../public-paths.ts';
import { languagesWithGroups, text } from '../texts.ts';

const thorough = ['/', '/no-such-page', '/kit'];
const others = publicPaths.filter((path) => path !== '/');
const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;

type Look = { theme: (typeof themes)[number]; width: number };
type Setting = Look & { language: LanguageCode };
type Visit = { language: LanguageCode; looks: readonly [Look, ...Look[]] };

const isFull = process.env.AXE_FULL === '1';

/**
 * The routes that everything passes through in every width and theme, the others once; languages,
 * widths and themes take turns, or all come with AXE_FULL=1.
 */
for (const [index, route] of [...thorough, ...others].entries()) {
  const rotated = thorough.includes(route) ? rotatedSettings(index) : [briefSetting(index)];
  const settings = isFull ? everySetting() : rotated;
  for (const { language, theme, width } of settings) {
    test(`${route} in ${language}, ${theme}, ${width} px`, async ({ page, noise }) => {
      noise.allow(/404.*no-such-page/);
      await open(page, route, { language, theme, width });
      await expectNoViolation(page);
    });
  }
}

/** Pages of one person: opened once in a language of their turn, then looked at in each width. */
for (const [index, { path, person }] of personalPages.entries()) {
  const visits = isFull ? everyVisit() : [briefVisit(index)];
  for (const { language, looks } of visits) {
    test(`${path} of ${person ?? 'a visitor'} in ${language}`, async ({
      page,
      context,
      product,
    }) => {
      if (person) await bringCookies(context, product, person);
      const [first, ...others] = looks;
      await open(page, path, { language, ...first });
      await expectNoViolation(page);
      for (const look of others) {
        await show(page, look);
        await expectNoViolation(page);
      }
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

test.describe('of a visitor who has not decided yet', () => {
  test.use({ hasDecided: false });

  for (const theme of themes) {
    test(`the question of consent, and the choice in detail, ${theme}`, async ({ page }) => {
      await open(page, '/', { language: 'en', theme, width: 390 });
      const bar = page.getByRole('region', { name: text('consent.bar.title') });
      await expect(bar).toBeVisible();
      await expectNoViolation(page);
      await button(bar, 'consent.choose').click();
      const dialog = page.getByRole('dialog', { name: text('consent.settings.title') });
      for (const details of await dialog.locator('summary').all()) await details.click();
      await expectNoViolation(page);
    });
  }
});

for (const theme of themes) {
  test(`the open pop-up that asks to register, ${theme}`, async ({ page }) => {
    await open(page, '/', { language: 'en', theme, width: 390 });
    await page.getByRole('link', { name: text('hero.start') }).click();
    await expect(page.getByRole('dialog', { name: text('registration.title') })).toBeVisible();
    await expectNoViolation(page);
  });

  test(`the calendar, which comes late, ${theme}`, async ({ page }) => {
    await open(page, '/', { language: 'en', theme, width: 390 });
    const calendar = page.getByRole('region', { name: text('events.calendar.title') });
    await expect(calendar.getByRole('table')).toBeVisible();
    await expectNoViolation(page);
  });

  test(`the open player, and the end of its preview, ${theme}`, async ({ page }) => {
    await open(page, '/', { language: 'en', theme, width: 390 });
    const lesson = page.getByRole('article', { name: text('quickie.lesson.title') });
    await lesson.getByRole('link').click();
    const seekBar = page.getByRole('slider', { name: text('player.seek') });
    await expect(seekBar).toBeVisible();
    await expectNoViolation(page);
    await seekBar.fill('100');
    await expect(page.getByRole('dialog', { name: text('player.over.title') })).toBeVisible();
    await expectNoViolation(page);
  });
}

async function open(page: Page, route: string, setting: Setting): Promise<void> {
  await show(page, setting);
  await page.goto(`${route}${route.includes('?') ? '&' : '?'}lang=${setting.language}`);
  await untilAlive(page);
}

async function show(page: Page, { theme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Things that are still arriving are half transparent, and would fail for their contrast.
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

function rotatedSettings(turn: number): Setting[] {
  const pairs = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));
  return pairs.map((pair, index) => {
    const position = (turn * pairs.length + index) % languages.length;
    return { ...pair, language: languages[position]?.code ?? 'en' };
  });
}

function briefSetting(turn: number): Setting {
  return {
    width: widths[turn % widths.length] ?? 390,
    theme: themes[turn % themes.length] ?? 'light',
    language: languages[turn % languages.length]?.code ?? 'en',
  };
}

function briefVisit(turn: number): Visit {
  const [first = 'light', second = 'dark'] = turn % 2 === 0 ? themes : themes.toReversed();
  return {
    language: languages[turn % languages.length]?.code ?? 'en',
    looks: [
      { width: 390, theme: first },
      { width: 820, theme: second },
      { width: 1440, theme: first },
    ],
  };
}

/** The languages that are written throughout, on a phone and on a desktop. */
function everyVisit(): Visit[] {
  return languagesWithGroups(['privacy', 'about', 'hero']).map((language) => ({
    language,
    looks: [
      { width: 390, theme: 'light' },
      { width: 390, theme: 'dark' },
      { width: 1440, theme: 'light' },
      { width: 1440, theme: 'dark' },
    ],
  }));
}

function everySetting(): Setting[] {
  return everyVisit().flatMap(({ language, looks }) =>
    looks.map((look) => ({ ...look, language })),
  );
}
