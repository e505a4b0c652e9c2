import { type LanguageCode, languages } from '@danube/contract/locale.ts';
import type { Page, Response } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { findAttribute, findHeading } from '../page-source.ts';
import { hasGroup, languagesWithGroups, plainText, text } from '../texts.ts';

const landingGroups = ['nav', 'footer', 'page', 'ui', 'hero', 'events'];

test('finds 24 languages under their own names, each with its flag [R1.07] [R3.04a]', async ({
  page,
}) => {
  await page.goto('/');
  await selector(page).click();
  const links = page.getByRole('banner').locator('a[hreflang]');
  await expect(links).toHaveCount(24);
  const shown = await links.evaluateAll((elements) =>
    elements.map((element) => ({
      code: element.getAttribute('hreflang'),
      lang: element.getAttribute('lang'),
      text: element.textContent,
    })),
  );
  expect(shown).toEqual(
    languages.map(({ code, name, nativeName }) => ({
      code,
      lang: code,
      text: `${nativeName}${code === 'en' ? '' : name}`,
    })),
  );
  await expect(links.first()).toBeVisible();
  const flags = await links.locator('span').evaluateAll((elements) =>
    elements.map((element) => {
      const { backgroundImage, backgroundPosition, height } = getComputedStyle(element);
      return { backgroundImage, height, backgroundPosition };
    }),
  );
  expect(flags).toHaveLength(24);
  expect(flags.filter(({ backgroundImage }) => !backgroundImage.includes('flags.svg'))).toEqual([]);
  expect(new Set(flags.map((flag) => flag.backgroundPosition)).size, 'all differ').toBe(24);
});

test('chooses German, and is greeted in German on the next visit [R4.17]', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await selector(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\?lang=de$/);
  await expectLanguage(page, 'de');
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('de');
  expect(await page.evaluate(() => document.cookie)).toContain('userLanguage=de');

  await page.goto('/');
  await expectLanguage(page, 'de');
});

test('chooses without scripts by the address alone', async ({ browser, product, noise }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  await noise.listenTo(context);
  const page = await context.newPage();
  await page.goto('/');
  await selector(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expectLanguage(page, 'fr');
  await context.close();
});

test('is spoken to in the language of the address, whatever was chosen before', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'userLanguage', value: 'fr', url: baseURL }]);
  await page.goto('/?lang=it');
  await expectLanguage(page, 'it');
  await page.goto('/');
  await expectLanguage(page, 'fr');
});

test('a first visit is answered in the language of its country', async ({ request }) => {
  for (const { country, language } of [
    { country: 'FR', language: 'fr' },
    { country: 'AT', language: 'de' },
    { country: 'SK', language: 'sk' },
    { country: 'RU', language: 'en' },
    { country: 'JP', language: 'en' },
  ] as const) {
    const response = await request.get('/', { headers: { 'cf-ipcountry': country } });
    const html = await response.text();
    expect(findAttribute(html, '<html', 'lang'), country).toBe(language);
    expect(findHeading(html), country).toBe(plainText('hero.title', language));
  }
});

test('is looked for where the server knows no country, and spoken to as at home [R2.66] [R4.17]', async ({
  page,
}) => {
  const requested = Promise.withResolvers<void>();
  await page.route('**/api/v1/location', async (route) => {
    await requested.promise;
    await route.fulfill({ json: { country: 'Austria', countryCode: 'AT' } });
  });
  const sent = await page.goto('/#events');
  expect(await sent?.text()).not.toContain(text('language.detecting', 'en'));
  const spinner = page.getByRole('status').filter({ hasText: text('language.detecting', 'en') });
  await expect(spinner).toBeVisible();
  requested.resolve();
  await expect(page).toHaveURL(/\?lang=de#events$/);
  await expectLanguage(page, 'de');
  expect(await page.evaluate(() => localStorage.getItem('userLanguage'))).toBe('de');

  await page.goto('/');
  await expectLanguage(page, 'de');
  await expect(spinner).toBeHidden();
});

test('stays in English where nobody knows the country, and is not asked twice [R4.17]', async ({
  page,
}) => {
  const answered = page.waitForResponse('**/api/v1/location');
  await page.goto('/');
  expect(await (await answered).json()).toMatchObject({ countryCode: '', language: 'en' });
  await expectLanguage(page, 'en');
  let isRequestedAgain = false;
  await page.route('**/api/v1/location', (route) => {
    isRequestedAgain = true;
    return route.continue();
  });
  await page.reload();
  await waitForHydration(page);
  await expectLanguage(page, 'en');
  expect(isRequestedAgain).toBe(false);
});

test('is spoken to in the saved language when its cookie is gone [R3.03a] [R4.17]', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en');
  await page.evaluate(() => localStorage.setItem('userLanguage', 'it'));
  await page.goto('/financial-widgets', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/financial-widgets\?lang=it$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await waitForHydration(page);
  const saved = (await context.cookies()).find(({ name }) => name === 'userLanguage');
  expect(saved?.value).toBe('it');
});

test('stays in the language of the address from link to link', async ({ page }) => {
  await page.goto('/?lang=pl');
  const addresses = await page
    .locator('a[href^="/"]:not([href$=".ics"], [href^="/assets/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !address?.includes('lang=pl'))).toEqual([]);
});

test('text that is still English says so to screen readers and translators', async ({ page }) => {
  const language = 'mt';
  await page.goto(`/?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const { group, part } of [
    { group: 'nav', part: page.getByRole('banner') },
    { group: 'hero', part: page.locator('h1') },
    { group: 'events', part: page.locator('h2#events') },
    { group: 'footer', part: page.getByRole('contentinfo') },
  ]) {
    const spoken = await part.evaluate((element) =>
      element.closest('[lang]')?.getAttribute('lang'),
    );
    expect(spoken, group).toBe(hasGroup(language, group) ? language : 'en');
  }
});

test('search engines are offered the finished languages only', async ({ page, baseURL }) => {
  await page.goto('/?lang=de');
  const alternates = await page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
  const finished = languagesWithGroups(landingGroups);
  expect(Object.fromEntries(alternates)).toEqual({
    ...Object.fromEntries(finished.map((code) => [code, `${baseURL}/?lang=${code}`])),
    'x-default': `${baseURL}/`,
  });
});

test('downloads the texts of this page in this language, and no others', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  const keepBody = (response: Response) => {
    if (/\.(js|json)$/.test(response.url())) bodies.push(response.text());
  };
  page.on('response', keepBody);
  await page.goto('/?lang=de');
  await waitForHydration(page);
  // Later prefetches may not have completed when the test ends.
  page.off('response', keepBody);
  const downloaded = (await Promise.all(bodies)).join('\n');
  const spoken = hasGroup('de', 'hero') ? 'de' : 'en';
  for (const { code } of languages.filter(({ code }) => hasGroup(code, 'hero'))) {
    const lede = JSON.stringify(text('hero.lede', code));
    expect(downloaded.includes(lede), code).toBe(code === spoken);
  }
  expect(downloaded).not.toContain(text('programme.title', 'de'));
});

function selector(page: Page) {
  return page.getByRole('banner').locator('details:has(a[hreflang]) > summary');
}

async function expectLanguage(page: Page, language: LanguageCode): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // For members the first heading is the greeting, so this one is located by id.
  await expect(page.locator('#hero-title')).toHaveText(plainText('hero.title', language));
}
