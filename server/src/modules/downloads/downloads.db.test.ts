import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { FileId } from '@danube/contract/media/media.schemas.ts';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../platform/logger.ts';
import { queryAs } from '../../platform/test-parts.ts';
import { type Caller, callers, contextOf } from '../../testing/callers.ts';
import { noGrantMails } from '../../testing/no-grant-mails.ts';
import { noSubscriptions } from '../../testing/no-subscriptions.ts';
import { createFileId, insertOffer, offers } from '../../testing/offered-items.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testPlatform } from '../../testing/test-platform.ts';
import { insertEntitlement } from '../entitlements/entitlements.factory.ts';
import { createEntitlements } from '../entitlements/entitlements.module.ts';
import { insertPerson } from '../identity/identity.factory.ts';
import { createDownloads } from './downloads.module.ts';
import { clearAddressesBefore } from './downloads.repository.ts';

const monday = '2026-11-16T10:20:00Z';
const address = '203.0.113.77';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const unknownItem = itemIdSchema.parse('00000000-0000-4000-8000-00000000dead');
const member = callers.member.userId;
const [file, otherFile, unready] = [createFileId(), createFileId(), createFileId()];
const files = [file, otherFile, unready];

const database = await testDatabase();
const { db, pool, ownerUrl } = database;
const platform = testPlatform(db, monday);
const entitlements = createEntitlements({
  ...platform,
  ...noGrantMails,
  subscriptions: noSubscriptions,
  catalogue: offers,
  findNames: async () => new Map(),
});
let links = 0;
const downloads = createDownloads({
  ...platform,
  catalogue: offers,
  entitlements: entitlements.api,
  media: { link: async (_tx, id) => (id === unready ? null : aLink(id)) },
});

/** Like the storage's: no two signed links are the same. */
function aLink(id: FileId) {
  links += 1;
  return { url: `https://files.example/${id}?signature=${links}`, fileName: 'file.pdf' };
}

beforeAll(async () => {
  for (const actor of Object.values(callers)) {
    if (actor.kind === 'member') await insertPerson(db, { id: actor.userId });
  }
});

beforeEach(async () => {
  platform.clock.set(monday);
  const tables = 'downloads, free_download_activities, download_days, entitlements';
  await queryAs(ownerUrl, `truncate ${tables}`);
});

afterAll(() => database.close());

function as(caller: Caller, browser = userAgent) {
  const headers = new Headers(browser ? { 'user-agent': browser } : {});
  return createRouterClient(downloads.routers.downloads, {
    context: contextOf(callers[caller], { address, headers }),
  });
}

const ask = as('member');

async function rowsOf(table: 'downloads' | 'free_download_activities') {
  return (await pool.query(`select * from ${table} order by created_at`)).rows;
}

async function allRows() {
  const { rows: days } = await pool.query(
    'select item_id, day::text, downloads from download_days',
  );
  const free = await rowsOf('free_download_activities');
  return { downloads: await rowsOf('downloads'), free, days };
}

const noRows = { downloads: [], free: [], days: [] };

describe('who gets a file', () => {
  test('visitors get none, of whatever costs nothing [R6.07]', async () => {
    const { id } = await insertOffer(db, { kind: 'indicator', files });
    await expect(as('anonymous').request({ item: id, file })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
      defined: true,
    });
    expect(await allRows()).toEqual(noRows);
  });

  test.each(['indicator', 'book', 'fact-sheet'] as const)(
    'a member gets a free %s [R6.07]',
    async (kind) => {
      const { id } = await insertOffer(db, { kind, files });
      const link = await ask.request({ item: id, file });
      const url = expect.stringContaining(`https://files.example/${file}?`);
      expect(link).toEqual({ url, fileName: 'file.pdf' });
    },
  );

  test('whoever does not own it is told so, also when somebody else does', async () => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900, files });
    await insertEntitlement(db, { userId: callers.otherMember.userId, itemId: id });
    await expect(ask.request({ item: id, file })).rejects.toMatchObject({
      code: 'NOT_ENTITLED',
      defined: true,
      data: { why: 'notOwned' },
    });
    expect(await allRows()).toEqual(noRows);
    await as('otherMember').request({ item: id, file });
    expect(await rowsOf('downloads')).toMatchObject([{ user_id: callers.otherMember.userId }]);
  });

  test('whoever owned it is told that it has ended', async () => {
    const { id } = await insertOffer(db, { kind: 'indicator', price: 2_900, files });
    const expiresAt = new Date(monday);
    await insertEntitlement(db, { userId: member, itemId: id, expiresAt });
    await expect(ask.request({ item: id, file })).rejects.toMatchObject({
      code: 'NOT_ENTITLED',
      data: { why: 'ended' },
    });
  });

  test('what is withdrawn is there for its owners and nobody else', async () => {
    const { id } = await insertOffer(db, { kind: 'book', files, state: 'withdrawn' });
    await insertEntitlement(db, { userId: member, itemId: id });
    await ask.request({ item: id, file });
    await expect(as('otherMember').request({ item: id, file })).rejects.toMatchObject({
      code: 'DOWNLOAD_NOT_FOUND',
      defined: true,
    });
  });

  test('what was never published has no files, also for its owner', async () => {
    const { id } = await insertOffer(db, { kind: 'book', files, state: 'draft' });
    await insertEntitlement(db, { userId: member, itemId: id });
    await expect(ask.request({ item: id, file })).rejects.toMatchObject({
      code: 'DOWNLOAD_NOT_FOUND',
    });
  });

  test('a file is fetched through its own item only, once it is ready', async () => {
    const { id } = await insertOffer(db, { kind: 'indicator', files: [otherFile, unready] });
    const course = await insertOffer(db, { kind: 'course' });
    const refused = { code: 'DOWNLOAD_NOT_FOUND', defined: true };
    for (const item of [id, course.id, unknownItem]) {
      await expect(ask.request({ item, file })).rejects.toMatchObject(refused);
    }
    await expect(ask.request({ item: id, file: unready })).rejects.toMatchObject(refused);
    expect(await allRows()).toEqual(noRows);
  });

  test.each([
    ['no item', { item: 'x', file }],
    ['no file', { item: unknownItem, file: '../secret' }],
  ])('refuses what names %s', async (_name, wrong) => {
    // What an untyped client could send.
    const input = wrong as { item: typeof unknownItem; file: FileId };
    await expect(ask.request(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('what is written down [R3.01j] [R3.01k] [R7.09a] [R7.09b]', () => {
  const common = {
    user_id: member,
    file_id: file,
    ip_address: address,
    user_agent: userAgent,
    id: expect.any(String),
    created_at: new Date(monday),
  };

  test.each([0, 2_900])('an indicator at %i cents, as a download', async (price) => {
    const { id } = await insertOffer(db, { kind: 'indicator', price, files });
    await insertEntitlement(db, { userId: member, itemId: id });
    await ask.request({ item: id, file });
    expect(await allRows()).toEqual({
      downloads: [{ ...common, indicator_id: id, book_id: null }],
      free: [],
      days: [{ item_id: id, day: '2026-11-16', downloads: 1 }],
    });
  });

  test('a book that is sold, as a download', async () => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900, files });
    await insertEntitlement(db, { userId: member, itemId: id, source: 'purchase' });
    await ask.request({ item: id, file });
    expect(await allRows()).toEqual({
      downloads: [{ ...common, indicator_id: null, book_id: id }],
      free: [],
      days: [{ item_id: id, day: '2026-11-16', downloads: 1 }],
    });
  });

  test.each(['book', 'fact-sheet'] as const)('a free %s, as free', async (kind) => {
    const { id } = await insertOffer(db, { kind, files });
    await ask.request({ item: id, file });
    expect(await allRows()).toEqual({
      downloads: [],
      free: [{ ...common, free_download_id: id }],
      days: [{ item_id: id, day: '2026-11-16', downloads: 1 }],
    });
  });

  test('the browser’s own words, up to 300 characters, or none', async () => {
    const { id } = await insertOffer(db, { kind: 'fact-sheet', files });
    await as('member', 'x'.repeat(301)).request({ item: id, file });
    platform.clock.set('2026-11-16T11:20:00Z');
    await as('member', '').request({ item: id, file });
    const rows = await rowsOf('free_download_activities');
    expect(rows.map(({ user_agent }) => user_agent)).toEqual(['x'.repeat(300), null]);
  });

  test('the day is that of the academy’s calendar', async () => {
    platform.clock.set('2026-11-16T23:00:00Z');
    const { id } = await insertOffer(db, { kind: 'indicator', files });
    await ask.request({ item: id, file });
    expect((await allRows()).days).toEqual([{ item_id: id, day: '2026-11-17', downloads: 1 }]);
  });
});

describe('the same download', () => {
  test('is counted once in five minutes, and has a link each time', async () => {
    const { id } = await insertOffer(db, { kind: 'indicator', files });
    const first = await ask.request({ item: id, file });
    platform.clock.set('2026-11-16T10:24:59.999Z');
    const second = await ask.request({ item: id, file });
    expect(second.url).not.toBe(first.url);
    expect(await rowsOf('downloads')).toHaveLength(1);
    platform.clock.set('2026-11-16T10:25:00Z');
    await ask.request({ item: id, file });
    const { downloads: rows, days } = await allRows();
    expect(rows).toHaveLength(2);
    expect(days).toEqual([{ item_id: id, day: '2026-11-16', downloads: 2 }]);
  });

  test.each(['indicator', 'fact-sheet'] as const)(
    'is counted once when fifty ask at the same time: %s',
    async (kind) => {
      const { id } = await insertOffer(db, { kind, files });
      const requests = Array.from({ length: 50 }, () => ask.request({ item: id, file }));
      const urls = (await Promise.all(requests)).map(({ url }) => url);
      expect(new Set(urls).size).toBe(50);
      const rows = await allRows();
      expect(rows.downloads.length + rows.free.length).toBe(1);
      expect(rows.days).toEqual([{ item_id: id, day: '2026-11-16', downloads: 1 }]);
    },
  );

  test('is another one for another member, file or item', async () => {
    const one = await insertOffer(db, { kind: 'indicator', files });
    const other = await insertOffer(db, { kind: 'indicator', files });
    await ask.request({ item: one.id, file });
    await ask.request({ item: one.id, file: otherFile });
    await as('otherMember').request({ item: one.id, file });
    await ask.request({ item: other.id, file });
    const { downloads: rows, days } = await allRows();
    expect(rows).toHaveLength(4);
    expect(days).toContainEqual({ item_id: one.id, day: '2026-11-16', downloads: 3 });
    expect(days).toContainEqual({ item_id: other.id, day: '2026-11-16', downloads: 1 });
  });
});

describe('statistics', () => {
  const span = { from: '2026-11-16', to: '2026-11-17', language: 'en' } as const;

  test.each([
    ['anonymous', 'UNAUTHORIZED'],
    ['member', 'FORBIDDEN'],
    ['rep', 'FORBIDDEN'],
  ] as const)('answer %s with %s', async (caller, code) => {
    await expect(as(caller).statistics(span)).rejects.toMatchObject({ code, defined: true });
  });

  async function insertDay(itemId: string, day: string, count: number) {
    await pool.query('insert into download_days values ($1, $2, $3)', [itemId, day, count]);
  }

  test('add up by day and by item, the most fetched first, within both days', async () => {
    const bands = await insertOffer(db, { kind: 'indicator', title: 'Danube Bands' });
    const book = await insertOffer(db, { kind: 'book', title: 'The quiet hour' });
    await insertDay(bands.id, '2026-11-15', 100);
    await insertDay(bands.id, '2026-11-16', 3);
    await insertDay(book.id, '2026-11-16', 2);
    await insertDay(book.id, '2026-11-17', 4);
    await insertDay(book.id, '2026-11-18', 100);
    expect(await as('admin').statistics(span)).toEqual({
      total: 9,
      days: [
        { day: '2026-11-16', downloads: 5 },
        { day: '2026-11-17', downloads: 4 },
      ],
      items: [
        { id: book.id, kind: 'book', title: 'The quiet hour', downloads: 6 },
        { id: bands.id, kind: 'indicator', title: 'Danube Bands', downloads: 3 },
      ],
    });
    expect(await as('admin').statistics({ ...span, kind: 'indicator' })).toMatchObject({
      total: 3,
      days: [{ day: '2026-11-16', downloads: 3 }],
      items: [{ id: bands.id }],
    });
  });

  test('see what was fetched a moment ago', async () => {
    const { id } = await insertOffer(db, { kind: 'fact-sheet', files });
    await ask.request({ item: id, file });
    expect(await as('admin').statistics(span)).toMatchObject({ total: 1, items: [{ id }] });
  });

  test('are empty where nothing was fetched, or the days are the wrong way round', async () => {
    const empty = { total: 0, days: [], items: [] };
    expect(await as('admin').statistics(span)).toEqual(empty);
    const { id } = await insertOffer(db, { kind: 'fact-sheet' });
    await insertDay(id, '2026-11-16', 1);
    const turned = { ...span, from: span.to, to: span.from };
    expect(await as('admin').statistics(turned)).toEqual(empty);
    expect(await as('admin').statistics({ ...span, kind: 'course' })).toEqual(empty);
  });

  test.each(['2026-02-30', 'yesterday'])('refuse the day %s', async (from) => {
    const requested = as('admin').statistics({ ...span, from });
    await expect(requested).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('personal data', () => {
  const day = 24 * 60 * 60 * 1000;
  const logger = createLogger({ level: 'silent', name: 'test' });

  async function fetchAt(moment: Date) {
    platform.clock.set(moment.toISOString());
    const indicator = await insertOffer(db, { kind: 'indicator', files, title: 'Danube Bands' });
    const sheet = await insertOffer(db, { kind: 'fact-sheet', files, title: 'DAX in brief' });
    await ask.request({ item: indicator.id, file });
    await ask.request({ item: sheet.id, file });
  }

  async function addresses() {
    const { downloads: rows, free } = await allRows();
    return [rows, free].map((table) => table.map(({ ip_address }) => ip_address));
  }

  test('addresses are forgotten after thirty days and no earlier', async () => {
    const now = new Date(monday);
    await fetchAt(new Date(now.getTime() - 30 * day - 1));
    await fetchAt(new Date(now.getTime() - 30 * day));
    platform.clock.set(monday);
    const [job] = downloads.jobs;
    const context = { jobId: 'job', attempt: 1, signal: AbortSignal.timeout(10_000), logger };
    await job?.handle({}, context);
    await job?.handle({}, context);
    expect(await addresses()).toEqual([
      [null, address],
      [null, address],
    ]);
  });

  test('addresses are forgotten a few at a time, the oldest first', async () => {
    for (const age of [3, 2, 1]) await fetchAt(new Date(Date.parse(monday) - age * day));
    expect(await clearAddressesBefore(db, new Date(monday), 2)).toBe(4);
    expect(await addresses()).toEqual([
      [null, null, address],
      [null, null, address],
    ]);
    expect(await clearAddressesBefore(db, new Date(monday), 2)).toBe(2);
    expect(await clearAddressesBefore(db, new Date(monday), 2)).toBe(0);
  });

  test('an export names what was fetched, and only one’s own', async () => {
    await fetchAt(new Date(monday));
    const [source] = downloads.personalData;
    const row = { createdAt: new Date(monday), ipAddress: address, userAgent };
    expect(await source?.read(db, member)).toEqual([
      { kind: 'indicator', title: 'Danube Bands', ...row },
      { kind: 'fact-sheet', title: 'DAX in brief', ...row },
    ]);
    expect(await source?.read(db, callers.otherMember.userId)).toEqual([]);
  });

  test('with the account the rows go, and the figures stay', async () => {
    const { id } = await insertOffer(db, { kind: 'book', files });
    const leaving = await insertPerson(db);
    const actor = { ...callers.member, userId: leaving.id };
    const client = createRouterClient(downloads.routers.downloads, { context: contextOf(actor) });
    await client.request({ item: id, file });
    await pool.query('delete from users where id = $1', [leaving.id]);
    expect(await allRows()).toEqual({
      ...noRows,
      days: [{ item_id: id, day: '2026-11-16', downloads: 1 }],
    });
  });
});
