import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const monday = '2026-11-16T10:20:00Z';
const english = { language: 'en' } as const;
const member = callers.member.userId;
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
const downloads = createDownloads({
  ...platform,
  catalogue: offers,
  entitlements: entitlements.api,
  media: { link: async () => ({ url: 'https://files.example/file', fileName: 'file.pdf' }) },
});

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

function as(caller: Caller) {
  return createRouterClient(downloads.routers.downloads, { context: contextOf(callers[caller]) });
}

const ask = as('member');

describe('what stands on a member’s shelf', () => {
  test('nothing for somebody who owns and fetched nothing, and visitors have none', async () => {
    await insertOffer(db, { kind: 'book', files: [createFileId()] });
    expect(await ask.shelf(english)).toEqual([]);
    await expect(as('anonymous').shelf(english)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  test('what was bought, alone or in a package, with its files and before it is opened', async () => {
    const file = createFileId();
    const book = await insertOffer(db, { kind: 'book', price: 2_900, files: [file], title: 'B' });
    const tool = await insertOffer(db, { kind: 'indicator', price: 900, files: [createFileId()] });
    const bundle = await insertOffer(db, { kind: 'package', interval: null, includes: [tool.id] });
    for (const { id } of [book, bundle])
      await insertEntitlement(db, { userId: member, itemId: id });
    const shelf = await ask.shelf(english);
    expect(shelf.map(({ item }) => item.id).toSorted()).toEqual([book.id, tool.id].toSorted());
    expect(shelf.find(({ item }) => item.id === book.id)).toMatchObject({
      item: { title: 'B', files: [{ id: file, name: 'file.pdf' }] },
      access: { isAllowed: true, why: 'grant' },
      fetchedAt: null,
      hasNewVersion: false,
    });
  });

  test('what is another’s stands on theirs alone', async () => {
    const { id } = await insertOffer(db, { kind: 'book', price: 2_900, files: [createFileId()] });
    await insertEntitlement(db, { userId: callers.otherMember.userId, itemId: id });
    expect(await ask.shelf(english)).toEqual([]);
    expect(await as('otherMember').shelf(english)).toHaveLength(1);
  });

  test('what is free once it was fetched, and no longer when it costs something', async () => {
    const file = createFileId();
    const { id } = await insertOffer(db, { kind: 'fact-sheet', files: [file] });
    await ask.request({ item: id, file });
    expect(await ask.shelf(english)).toMatchObject([
      { access: { why: 'free' }, fetchedAt: new Date(monday) },
    ]);
    await pool.query('update catalogue_items set price = 500 where id = $1', [id]);
    expect(await ask.shelf(english)).toEqual([]);
  });

  test('what has ended or was withdrawn stays, and says so', async () => {
    const files = [createFileId()];
    const ended = await insertOffer(db, { kind: 'book', price: 2_900, files });
    const gone = await insertOffer(db, { kind: 'book', price: 2_900, files, state: 'withdrawn' });
    const expiresAt = new Date(monday);
    await insertEntitlement(db, { userId: member, itemId: ended.id, expiresAt });
    await insertEntitlement(db, { userId: member, itemId: gone.id });
    const shelf = await ask.shelf(english);
    const of = (id: string) => shelf.find(({ item }) => item.id === id);
    expect(of(ended.id)).toMatchObject({ access: { isAllowed: false, why: 'ended' } });
    expect(of(gone.id)).toMatchObject({ access: { isAllowed: true }, isPublic: false });
  });

  test('a new version is one that was not fetched since the old file was replaced', async () => {
    const [first, second] = [createFileId(), createFileId()];
    const { id } = await insertOffer(db, { kind: 'indicator', files: [first] });
    await ask.request({ item: id, file: first });
    expect(await ask.shelf(english)).toMatchObject([{ hasNewVersion: false }]);
    await pool.query(
      `update catalogue_items set published = jsonb_set(published, '{files}', to_jsonb(array[$2::text])) where id = $1`,
      [id, second],
    );
    expect(await ask.shelf(english)).toMatchObject([{ hasNewVersion: true }]);
    platform.clock.set('2026-11-17T10:20:00Z');
    await ask.request({ item: id, file: second });
    expect(await ask.shelf(english)).toMatchObject([
      { hasNewVersion: false, fetchedAt: new Date('2026-11-17T10:20:00Z') },
    ]);
  });
});
