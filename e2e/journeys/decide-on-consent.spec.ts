import type { BrowserContext, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { queryAsOwner } from '../database.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { mainLink } from '../navigation.ts';
import { randomNetwork } from '../networks.ts';
import { loadCookies } from '../people.ts';
import { expectVisits, networkOf } from '../recorded-visits.ts';
import { text } from '../texts.ts';

test.use({ hasDecided: false, viewport: { width: 1440, height: 900 } });

test.describe('without acting', () => {
  test.use({ isMoving: false });

  test('is asked on the first visit, which is counted without recognising anybody [R7.10]', async ({
    page,
    context,
    ownEnvironment,
  }) => {
    const address = await comeFrom(context);
    await page.goto('/instructors/viktor-hajnal?utm_source=letter');
    await expect(bar(page)).toBeVisible();
    const [visit] = await expectVisits(ownEnvironment, address, ['/instructors/{slug}']);
    expect(visit).toMatchObject({ user_id: null, ip_address: networkOf(address) });
    expect(visit?.user_agent, 'only the kind of browser').not.toContain('Mozilla');
    expect(visit?.visitor_id).toMatch(/^visitor_\w{8,}$/);
    expect(await everythingStored(page)).not.toContain('visitor_');

    await page.reload();
    await expect(bar(page), 'a question that was not answered is asked again').toBeVisible();
    const visits = await expectVisits(ownEnvironment, address, [
      '/instructors/{slug}',
      '/instructors/{slug}',
    ]);
    expect(visits[1]?.visitor_id).not.toBe(visit?.visitor_id);
  });
});

test('is recognised after “Accept all”, and no more after withdrawing it in the footer [R3.02]', async ({
  page,
  context,
  ownEnvironment,
}) => {
  const address = await comeFrom(context);
  await page.goto('/');
  await button(bar(page), 'consent.acceptAll').click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => visitorId(page)).toMatch(/^visitor_\w{8,}$/);
  const saved = await visitorId(page);

  await page.goto('/about');
  const [, known] = await expectVisits(ownEnvironment, address, ['/', '/about']);
  expect(known).toMatchObject({ visitor_id: saved, ip_address: address, user_id: null });
  expect(known?.user_agent).toBe(await page.evaluate(() => navigator.userAgent));
  await expect(bar(page)).toBeHidden();

  const settings = page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('footer.cookieSettings') });
  await settings.click();
  const dialog = page.getByRole('dialog', { name: text('consent.settings.title') });
  const statistics = dialog.getByRole('switch', { name: text('consent.statistics.title') });
  await expect(statistics).toBeChecked();
  await statistics.click();
  await button(dialog, 'consent.save').click();
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  expect(await everythingStored(page)).not.toContain('visitor_');

  await page.goto('/contact');
  const visits = await expectVisits(ownEnvironment, address, ['/', '/about', '/contact']);
  expect(visits[2]).toMatchObject({ ip_address: networkOf(address) });
  expect(visits[2]?.visitor_id).not.toBe(saved);
});

test('“Only necessary” stores the answer and nothing else', async ({ page }) => {
  await page.goto('/');
  await button(bar(page), 'consent.onlyNecessary').click();
  await expect(bar(page)).toBeHidden();
  expect(await visitorId(page)).toBeNull();
  const decision = await page.evaluate(() => JSON.parse(localStorage.consent));
  expect(decision).toMatchObject({ statistics: false, media: false });
  await page.reload();
  await waitForHydration(page);
  await expect(mainLink(page, 'nav.about')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a way through the site counts each page once and begins each at its top [R2.32]', async ({
  page,
  context,
  ownEnvironment,
}) => {
  // With less motion a page jumps to its top.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const address = await comeFrom(context);
  await page.goto('/');
  await waitForHydration(page);
  await button(bar(page), 'consent.onlyNecessary').click();
  const lower = page.getByRole('link', { name: text('instructors.section.all') });
  await lower.scrollIntoViewIfNeeded();
  const begin = await page.evaluate(() => scrollY);
  expect(begin).toBeGreaterThan(500);
  const passed = await page.evaluateHandle(() => {
    const positions: number[] = [];
    addEventListener('scroll', () => positions.push(scrollY));
    return positions;
  });
  await lower.click();
  await expect(page).toHaveURL(/\/instructors$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const between = (await passed.jsonValue()).filter((top) => top > 0 && top < begin);
  expect(between.length, 'it glides').toBeGreaterThan(2);

  await page
    .getByRole('link', { name: `${text('instructors.viewProfile')}: Viktor Hajnal` })
    .click();
  await page.locator('a[href="#profile"]').click();
  await expect(page).toHaveURL(/#profile$/);
  await mainLink(page, 'nav.about').click();
  await expect(page).toHaveURL(/\/about$/);
  const visits = await expectVisits(ownEnvironment, address, [
    '/',
    '/instructors',
    '/instructors/{slug}',
    '/about',
  ]);
  expect(new Set(visits.map(({ visitor_id }) => visitor_id)).size, 'one life of a page').toBe(1);
});

test('a member’s visits are theirs once they allow it, and nobody’s before [R7.10]', async ({
  page,
  context,
  ownProduct,
  ownEnvironment,
  newMember,
}) => {
  const member = await newMember();
  const address = await comeFrom(context);
  await loadCookies(context, ownProduct, member);
  await page.goto('/account-settings');
  await waitForHydration(page);
  const [before] = await expectVisits(ownEnvironment, address, ['/account-settings']);
  expect(before?.user_id).toBeNull();
  await button(bar(page), 'consent.acceptAll').click();
  await mainLink(page, 'nav.about').click();
  await expect(page).toHaveURL(/\/about$/);
  const visits = await expectVisits(ownEnvironment, address, ['/account-settings', '/about']);
  const [found] = await queryAsOwner<{ id: string }>(
    ownEnvironment,
    'select id from users where email = $1',
    [member.email],
  );
  expect(found?.id).toBeTruthy();
  expect(visits.at(-1)?.user_id).toBe(found?.id);
});

/** Gives this browser its own IP address, so that its visits can be found. */
async function comeFrom(context: BrowserContext): Promise<string> {
  const address = randomNetwork();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  return address;
}

function bar(page: Page) {
  return page.getByRole('region', { name: text('consent.bar.title') });
}

function visitorId(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('visitor_id'));
}

function everythingStored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
}
