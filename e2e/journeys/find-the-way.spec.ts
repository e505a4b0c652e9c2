import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isNightly } from '@danube/server/testing/run-size.ts';
import type { Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expect, test } from '../journey.ts';
import { menuButton } from '../navigation.ts';
import { findAttribute, findHeading } from '../page-source.ts';
import { languagesWithGroups, text } from '../texts.ts';

const builtAssets = join(import.meta.dirname, '../../web/build/client/assets');

test('a page that is not there says so and leads home [R2.18]', async ({ page, noise }) => {
  for (const address of ['/unauthorized', '/forbidden']) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(404);
    const html = await response.text();
    expect(findHeading(html), address).toBe(text('page.notFound.title'));
    expect(findAttribute(html, '<meta name="robots"', 'content'), address).toBe('noindex');
  }
  noise.allow(/404.*no\/such\/page/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('page.notFound.title'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: text('page.notFound.action') }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('/ is the landing page [R2.01]', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Learn to read the line/);
  for (const part of ['features', 'instructors-title', 'success-stories', 'events']) {
    await expect(page.locator(`#${part}`)).toBeAttached();
  }
});

for (const address of ['/financial-widgets', '/social-media-demo', '/instagram-integration']) {
  test(`${address} is a page of its own [R2.15]`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(findHeading(html)).not.toBe('');
    expect(findAttribute(html, '<link rel="canonical"', 'href')).toMatch(new RegExp(`${address}$`));
  });
}

test('goes home from there when the words of the landing page are at hand at once', async ({
  page,
  noise,
}) => {
  noise.allow(/404.*no-such-page/);
  await page.goto('/no-such-page');
  await waitForHydration(page);
  const isOfLanding = /^texts-en-.*(hero|events).*\.json$/;
  const catalogues = readdirSync(builtAssets).filter((name) => isOfLanding.test(name));
  expect(catalogues).not.toEqual([]);
  await page.evaluate(
    (names) => Promise.all(names.map((name) => fetch(`/assets/${name}`))),
    catalogues,
  );
  await page.getByRole('link', { name: text('page.notFound.action') }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming Trading Events' })).toBeVisible();
});

test('crawlers find their files', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  expect(robots).toContain('Disallow: /api/');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(security).toContain(`Canonical: ${baseURL}/.well-known/security.txt`);
  const expires = new Date(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  const daysLeft = (expires.getTime() - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft, 'the standard allows a year').toBeLessThan(366);
});

test('the sitemap lists each page in its finished languages', async ({ page, baseURL }) => {
  const response = await page.request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('application/xml');
  const sitemap = await response.text();
  const { isWellFormed, entries } = await page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      isWellFormed: document.querySelector('parsererror') === null,
      entries: [...document.querySelectorAll('url')].map((url) => ({
        address: url.querySelector('loc')?.textContent,
        alternates: [...url.querySelectorAll('link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      })),
    };
  }, sitemap);
  expect(isWellFormed).toBe(true);
  const finished = languagesWithGroups(['nav', 'footer', 'page', 'ui', 'hero', 'events']);
  const landing = entries.filter(({ address }) => new URL(address ?? '').pathname === '/');
  expect(landing.map(({ address }) => address)).toEqual(
    finished.map((code) => `${baseURL}/?lang=${code}`),
  );
  for (const { alternates } of landing) {
    expect(alternates).toEqual([
      ...finished.map((code) => [code, `${baseURL}/?lang=${code}`]),
      ['x-default', `${baseURL}/`],
    ]);
  }
  const addresses = entries.map(({ address }) => address ?? '');
  for (const address of isNightly ? addresses : someOfEachKind(oneLanguageOfEach(addresses))) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
});

test('a shared link has a title, a picture and one canonical address', async ({
  page,
  baseURL,
}) => {
  await page.goto('/?lang=en&utm_source=letter');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/?lang=en`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.{10,70}/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,160}/);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(picture).toMatch(new RegExp(`^${baseURL}/`));
  const response = await page.request.get(picture ?? '');
  expect(response.status()).toBe(200);
  expect(pngSize(await response.body())).toEqual({ width: 1200, height: 630 });
  await page.goto('/?utm_source=letter');
  await expect(canonical).toHaveAttribute('href', `${baseURL}/`);
});

test('search engines learn who the academy is', async ({ page, baseURL }) => {
  await page.goto('/');
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@context': context, '@graph': things } = JSON.parse(structured ?? '');
  expect(context).toBe('https://schema.org');
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': expect.stringMatching(/Organization$/),
      name: 'Danube Trading Academy',
      url: `${baseURL}/`,
      address: expect.objectContaining({ addressLocality: 'Bratislava', addressCountry: 'SK' }),
    }),
  );
  const logo = things.map((thing: { logo?: string }) => thing.logo).find(Boolean);
  expect((await page.request.get(logo)).status()).toBe(200);
});

test('everything that the head of a page names is there, and it can be installed', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const named = await page
    .locator('head link[rel=icon], head link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const fonts = (await page.content()).match(/\/assets\/[\w-]+\.woff2/g) ?? [];
  expect(named).toHaveLength(2);
  expect(fonts.length).toBeGreaterThanOrEqual(3);
  for (const address of [...named, ...new Set(fonts)]) {
    expect((await page.request.get(address)).status(), address).toBe(200);
  }
  const manifest = await (await page.request.get('/site.webmanifest')).json();
  expect(manifest.name).toBe('Danube Trading Academy');
  for (const { src } of manifest.icons) {
    expect((await page.request.get(src)).status(), src).toBe(200);
  }
  const chromium = await context.newCDPSession(page);
  const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, from which nothing can be installed.
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});

test('every link of the landing page leads to a page', async ({ page }) => {
  await page.goto('/');
  const addresses = await page
    .locator('a[href^="/"]:not([href^="/assets/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of new Set(addresses)) {
    // The link to a session's room, which is on another site.
    if (pathOf(address).endsWith('/join')) {
      const led = await page.request.get(address, { maxRedirects: 0 });
      expect(led.headers().location, address).toMatch(/^https:/);
      continue;
    }
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(/text\/(html|calendar)|pdf/);
  }
  expect(addresses.map(pathOf)).toContain('/community');
});

test('the calendar can be subscribed to and the programme printed', async ({ page }) => {
  await page.goto('/');
  const subscribe = page.getByRole('link', { name: text('events.subscribe') });
  const calendar = await page.request.get((await subscribe.getAttribute('href')) ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const entries = parseCalendar(await calendar.text()).filter(({ type }) => type === 'VEVENT');
  const tuesdays = entries.filter(({ lines }) => lines.SUMMARY === 'Education Tuesday Live');
  expect(tuesdays.length).toBeGreaterThan(3);
  expect(tuesdays[0]?.lines.DTSTART).toMatch(/^\d{8}T1[67]0000Z$/);
  expect(new Set(entries.map(({ lines }) => lines.UID)).size).toBe(entries.length);

  const print = page.getByRole('link', { name: text('events.programme') });
  const programme = await page.request.get((await print.getAttribute('href')) ?? '');
  expect(programme.headers()['content-type']).toBe('application/pdf');
  const file = (await programme.body()).toString('latin1');
  expect(file.startsWith('%PDF-1.')).toBe(true);
  expect(file.trimEnd().endsWith('%%EOF')).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('opens the menu by touch and finds the eight links in order', async ({ page }) => {
    await page.goto('/');
    await expect(menuLinks(page).first()).toBeHidden();
    await menuButton(page).tap();
    await expect(menuLinks(page)).toHaveCount(8);
    await expect(menuLinks(page).first()).toBeInViewport();
    expect(await pathsOf(menuLinks(page))).toEqual(mainPaths);
    await menuButton(page).tap();
    await expect(menuLinks(page).first()).toBeHidden();
  });

  test('opens and closes the menu by keyboard, and is back where it was', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(menuLinks(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuLinks(page).first()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('opens the menu and follows a link', async ({ page }) => {
    await page.goto('/');
    await menuButton(page).click();
    await menuLinks(page)
      .filter({ hasText: text('nav.pricing') })
      .click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(menuLinks(page).first()).toBeHidden();
  });
});

test('finds the eight links in order, with the current one marked [R2.35]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const links = page
    .getByRole('navigation', { name: text('nav.label') })
    .filter({ visible: true })
    .getByRole('link');
  expect(await pathsOf(links)).toEqual(mainPaths);
  await expect(links.nth(6)).toHaveText('ITV');
  await expect(links.nth(7)).toHaveText('Community');
  await expect(links.and(page.locator('[aria-current=page]'))).toHaveText(text('nav.blog'));
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Start Learning' }),
  ).toBeVisible();
});

/** Hundreds of glossary pages respond alike; only the nightly run requests them all. */
function someOfEachKind(addresses: readonly string[]): string[] {
  const counted = new Map<string, number>();
  return addresses.filter((address) => {
    const [, kind = ''] = new URL(address).pathname.split('/');
    const count = (counted.get(kind) ?? 0) + 1;
    counted.set(kind, count);
    return count <= 12;
  });
}

/** Every page once, alternating between languages. */
function oneLanguageOfEach(addresses: readonly string[]): string[] {
  const byPath = Map.groupBy(addresses, pathOf);
  return [...byPath.values()].flatMap((same, turn) => same[turn % same.length] ?? []);
}

function pathOf(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

const mainPaths = [
  '/courses',
  '/download',
  '/instructors',
  '/pricing',
  '/about',
  '/blog',
  '/itv',
  '/community',
];

function menuLinks(page: Page) {
  return page.getByRole('banner').locator('.site-menu nav a');
}

function pathsOf(links: ReturnType<Page['locator']>): Promise<string[]> {
  return links.evaluateAll((elements) =>
    elements.map((element) => new URL(element.getAttribute('href') ?? '', location.href).pathname),
  );
}

/** Width and height are at fixed offsets in every PNG. */
function pngSize(file: Buffer): { width: number; height: number } {
  expect(file.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

type CalendarComponent = { type: string; lines: Record<string, string> };

/** Parses an iCalendar file strictly enough to notice a broken one. */
function parseCalendar(file: string): CalendarComponent[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const open: CalendarComponent[] = [];
  const closed: CalendarComponent[] = [];
  for (const line of file.replaceAll('\r\n ', '').trimEnd().split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') open.push({ type: value, lines: {} });
    else if (name === 'END') {
      const component = open.pop();
      expect(component?.type).toBe(value);
      if (component) closed.push(component);
    } else Object.assign(open.at(-1)?.lines ?? {}, { [name]: value });
  }
  expect(open).toEqual([]);
  expect(closed.at(-1)?.type).toBe('VCALENDAR');
  return closed;
}
