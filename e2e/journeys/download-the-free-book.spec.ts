import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertDocument } from '@danube/server/modules/media/contents/document.ts';
import type { Download, Locator, Page } from '@playwright/test';
import { waitForHydration } from '../application.ts';
import { expectNoViolation } from '../axe.ts';
import { type PartsEnvironment, queryAsOwner } from '../database.ts';
import { button } from '../identity-screens.ts';
import { expect, changingTest as test } from '../journey.ts';
import { loadCookies } from '../people.ts';
import { text } from '../texts.ts';

const minPages = 24;

test('tells a visitor how to come by the files, and gives none [R2.65][R6.07]', async ({
  page,
}) => {
  const downloads = countDownloads(page);
  await page.goto('/download');
  await waitForHydration(page);
  const account = book(page).getByRole('link', { name: text('downloads.createAccount') });
  await expect(account).toHaveAttribute('href', /^\/auth\?tab=signup/);
  await expect(page.getByRole('button', { name: text('downloads.free') })).toHaveCount(0);
  for (const each of await page.getByRole('button', { name: text('downloads.signUp') }).all()) {
    await each.click();
    const prompt = page.getByRole('dialog', { name: text('registration.title') });
    await expect(prompt).toBeVisible();
    await button(prompt, 'registration.later').click();
    await expect(prompt).toBeHidden();
  }
  expect(downloads.count).toBe(0);
  expect(await page.content()).not.toContain('X-Amz-Signature');
  const otherName = await (await page.request.get('/free-downloads')).text();
  expect(otherName).toContain(text('downloads.createAccount'));
  expect(otherName).not.toContain(text('downloads.free'));
  expect(otherName).not.toContain('X-Amz-Signature');
  await account.click();
  await expect(page).toHaveURL(/\/auth\?tab=signup/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor who presses the button comes to the sign-up [R6.07]', async ({ page }) => {
    await page.goto('/download?lang=de');
    await book(page)
      .getByRole('button', { name: text('downloads.signUp', 'de') })
      .click();
    await expect(page).toHaveURL(
      /\/auth\?tab=signup&redirect=%2Fdownload&lang=de$|\/auth\?tab=signup&redirect=\/download&lang=de$/,
    );
  });

  test('a member who presses the button gets the book', async ({
    page,
    context,
    ownProduct,
    newMember,
  }) => {
    await loadCookies(context, ownProduct, await newMember());
    await page.goto('/download');
    const downloading = page.waitForEvent('download');
    // On a cached page the button has a visitor's label.
    await book(page)
      .getByRole('button', { name: text('downloads.signUp') })
      .click();
    expect(await countPages(await downloading)).toBeGreaterThanOrEqual(minPages);
  });
});

test('a member downloads the whole book, which is recorded once [R1.03][R2.65][R7.09b]', async ({
  page,
  context,
  ownProduct,
  ownEnvironment,
  newMember,
}) => {
  const member = await newMember('Radka');
  await loadCookies(context, ownProduct, member);
  await page.goto('/download');
  await waitForHydration(page);
  const free = book(page).getByRole('button', { name: text('downloads.free') });
  await expect(free).toBeVisible();
  await expect(page.getByRole('button', { name: text('downloads.signUp') })).toHaveCount(0);
  await expectNoViolation(page);
  const downloading = page.waitForEvent('download');
  await free.dblclick();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
  expect(await countPages(download)).toBeGreaterThanOrEqual(minPages);

  const found = await recordsOf(ownEnvironment, member.email);
  expect(found).toEqual([
    {
      slug: 'forbidden-trading',
      user_agent: expect.stringContaining('Chrome'),
      ip_address: expect.stringMatching(/^10\./),
      created_at: expect.any(Date),
    },
  ]);
  await expect(free).toBeEnabled();
  const downloadingAgain = page.waitForEvent('download');
  await free.click();
  await downloadingAgain;
  expect(await recordsOf(ownEnvironment, member.email), 'again within moments').toHaveLength(1);
});

test('nobody gets a file by asking the server for it [R6.07]', async ({ page, ownProduct }) => {
  await page.goto('/download');
  const form = book(page).locator('form');
  const input = {
    item: await form.locator('[name=item]').inputValue(),
    file: await form.locator('[name=file]').inputValue(),
  };
  const answer = await fetch(`${ownProduct.firstCopy}/api/v1/downloads`, {
    method: 'POST',
    headers: { origin: ownProduct.url, 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain('http');
});

function book(page: Page): Locator {
  return page.locator('#forbidden-trading');
}

function countDownloads(page: Page): { count: number } {
  const downloads = { count: 0 };
  page.on('download', () => {
    downloads.count += 1;
  });
  return downloads;
}

/** As strict as for uploads: an incomplete document is rejected. */
async function countPages(download: Download): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'danube-journey-'));
  try {
    const name = download.suggestedFilename();
    const path = await download.path();
    const { pageCount } = await convertDocument({ purpose: 'document', name, path, folder });
    return pageCount ?? 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Recorded = { slug: string; user_agent: string; ip_address: string; created_at: Date };

function recordsOf(env: PartsEnvironment, email: string): Promise<Recorded[]> {
  return queryAsOwner<Recorded>(
    env,
    `select items.slug, downloads.user_agent, downloads.ip_address, downloads.created_at
     from free_download_activities as downloads
     join users on users.id = downloads.user_id
     join catalogue_items as items on items.id = downloads.free_download_id
     where users.email = $1`,
    [email],
  );
}
