import type { ItemType } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { createItemId, monday, openCartStage } from './cart.factory.ts';

const language = 'en';
const otherMember = callers.otherMember.userId;
const unknownItem = createItemId();
const member = callers.member.userId;
const stage = await openCartStage();
const { db, pool, platform, cart, as, aCourse, rows, news } = stage;
const mine = as('member');

beforeEach(() => stage.reset());
afterAll(() => stage.close());

async function setPrice(id: ItemId, price: number) {
  await db
    .update(catalogueItems)
    .set({ price: moneySchema.parse(price) })
    .where(eq(catalogueItems.id, id));
}

async function setPublic(id: ItemId, isPublic: boolean) {
  await db.update(catalogueItems).set({ isPublic }).where(eq(catalogueItems.id, id));
}

describe('reading', () => {
  test('is empty at version 0 for whoever never had a cart', async () => {
    expect(await mine.read({ language })).toEqual({ version: 0, items: [], total: 0 });
    expect((await pool.query('select * from carts')).rows).toEqual([]);
  });

  test('names things in the caller’s language, in the order they were added', async () => {
    const course = await aCourse();
    const book = await insertOffer(db, { kind: 'book', price: 2_901, title: 'Forbidden Trading' });
    await mine.add({ itemType: 'course', item: course.id, language });
    platform.clock.set('2026-11-16T10:21:00Z');
    await mine.add({ itemType: 'book', item: book.id, language });
    await db.execute(
      `update catalogue_items set published = jsonb_set(published, '{texts,de}', jsonb_build_object('text', (published #> '{texts,en,text}') || '{"title": "Verbotenes Trading"}'))  where id = '${book.id}'`,
    );
    await db.execute(
      `insert into lessons (id, course_id, slug, kind, is_free, minutes, languages, position, is_public)
       values (gen_random_uuid(), '${course.id}', 'one', 'text', false, 5, '{en,de}', 0, true),
         (gen_random_uuid(), '${course.id}', 'two', 'text', false, 5, '{en}', 1, true)`,
    );
    expect(await mine.read({ language: 'de' })).toEqual({
      version: 2,
      total: 17_801,
      items: [
        {
          id: expect.any(String),
          itemType: 'course',
          itemId: course.id,
          slug: course.id,
          title: 'Reading the DAX',
          lessonLanguages: ['de', 'en'],
          price: 14_900,
          priceBefore: null,
          interval: null,
          quantity: 1,
          isOffered: true,
          includedIn: null,
          credit: 0,
        },
        expect.objectContaining({ itemId: book.id, title: 'Verbotenes Trading', price: 2_901 }),
      ],
    });
  });

  test('takes each title from the catalogue, whatever the kind [R7.02f]', async () => {
    const offered = [
      { kind: 'course', itemType: 'course', title: 'Reading the DAX' },
      { kind: 'book', itemType: 'book', title: 'Forbidden Trading' },
      { kind: 'indicator', itemType: 'indicator', title: 'Danube Bands' },
      { kind: 'package', itemType: 'subscription', title: 'Live Membership' },
    ] as const;
    for (const { kind, itemType, title } of offered) {
      const { id } = await insertOffer(db, { kind, title, price: 4_900 });
      await mine.add({ itemType, item: id, language });
    }
    const { items } = await mine.read({ language });
    const titlesOf = (sold: readonly { itemType: string; title: string }[]) =>
      new Map(sold.map(({ itemType, title }) => [itemType, title]));
    expect(titlesOf(items)).toEqual(titlesOf(offered));
  });

  test('asks the catalogue’s present price and says what it was', async () => {
    const { id } = await aCourse();
    await mine.add({ itemType: 'course', item: id, language });
    await setPrice(id, 17_900);
    expect(await mine.read({ language })).toMatchObject({
      total: 17_900,
      items: [{ price: 17_900, priceBefore: 14_900 }],
    });
  });

  test('keeps what was withdrawn or became free, marked and not counted', async () => {
    const [withdrawn, free, saved] = [await aCourse(), await aCourse(), await aCourse()];
    for (const { id } of [withdrawn, free, saved]) {
      await mine.add({ itemType: 'course', item: id, language });
    }
    await setPublic(withdrawn.id, false);
    await setPrice(free.id, 0);
    const { items, total } = await mine.read({ language });
    const offered = items.filter(({ isOffered }) => isOffered).map(({ itemId }) => itemId);
    expect([offered, items.length, total]).toEqual([[saved.id], 3, 14_900]);
  });

  test('a package that is paid differently now is no longer what was chosen', async () => {
    const { id } = await insertOffer(db, { kind: 'package', interval: 'month', price: 4_900 });
    await mine.add({ itemType: 'subscription', item: id, language });
    await db.execute(
      `update catalogue_items set published = published || '{"sale": "bundle"}' where id = '${id}'`,
    );
    expect(await mine.read({ language })).toMatchObject({
      total: 0,
      items: [{ isOffered: false }],
    });
  });

  test('nobody reads, empties or changes the cart of somebody else [R7.02a]', async () => {
    const { id } = await aCourse();
    await mine.add({ itemType: 'course', item: id, language });
    for (const caller of ['otherMember', 'rep', 'admin'] as const) {
      const other = as(caller);
      expect((await other.read({ language })).items).toEqual([]);
      await other.remove({ itemType: 'course', item: id });
      await other.clear();
      // What an untyped client could send.
      const requested = { language, userId: member, user_id: member } as { language: 'en' };
      expect((await other.read(requested)).items).toEqual([]);
    }
    expect(await rows()).toMatchObject([{ user_id: member }]);
    expect((await mine.read({ language })).version).toBe(1);
  });
});

describe('removing and clearing [R7.02c] [R7.02d]', () => {
  test('take one thing or all, and are no error where there is nothing', async () => {
    const [one, two, three] = [await aCourse(), await aCourse(), await aCourse()];
    for (const { id } of [one, two, three]) {
      await mine.add({ itemType: 'course', item: id, language });
    }
    await mine.remove({ itemType: 'course', item: two.id });
    await mine.remove({ itemType: 'course', item: two.id });
    await mine.remove({ itemType: 'book', item: one.id });
    const left = await mine.read({ language });
    expect(left.items.map(({ itemId }) => itemId).toSorted()).toEqual(
      [one.id, three.id].toSorted(),
    );
    expect(left.version).toBe(4);
    await mine.clear();
    await mine.clear();
    expect(await mine.read({ language })).toEqual({ version: 5, items: [], total: 0 });
  });

  test.each([
    ['an item that is no id', { itemType: 'course', item: 'reading-the-dax' }],
    ['a type that is none', { itemType: 'fact-sheet', item: unknownItem }],
  ])('refuse %s', async (_name, wrong) => {
    // What an untyped client could send.
    const input = wrong as { itemType: ItemType; item: typeof unknownItem };
    await expect(mine.remove(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('news [R4.08] [R7.02e]', () => {
  const reported = { audience: `user:${member}`, message: { topic: 'cart' } };

  test('every change is told to the owner’s tabs, and what changed nothing is not', async () => {
    const { id } = await aCourse();
    await mine.add({ itemType: 'course', item: id, language });
    expect(await news()).toEqual([reported]);
    await mine.remove({ itemType: 'course', item: id });
    await mine.remove({ itemType: 'course', item: id });
    expect(await news()).toEqual([reported, reported]);
    await mine.clear();
    await mine.add({ itemType: 'course', item: id, language });
    await mine.clear();
    expect(await news()).toEqual([reported, reported, reported, reported]);
  });
});

describe('for the module that makes an order of it', () => {
  test('a locked cart waits for nobody and holds up every change', async () => {
    const { id } = await aCourse();
    let isAdded = false;
    const adding = await platform.transact(async ({ tx }) => {
      expect(await cart.api.lock(tx, member, language)).toEqual({
        version: 0,
        items: [],
        total: 0,
      });
      const added = mine.add({ itemType: 'course', item: id, language }).then(() => {
        isAdded = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(isAdded).toBe(false);
      expect((await cart.api.read(tx, member, language)).items).toEqual([]);
      return { added };
    });
    await adding.added;
    expect((await mine.read({ language })).version).toBe(1);
  });

  test('takes out what was bought, leaves the rest, and tells the owner', async () => {
    const [bought, saved] = [await aCourse(), await aCourse()];
    for (const { id } of [bought, saved]) {
      await mine.add({ itemType: 'course', item: id, language });
      await as('otherMember').add({ itemType: 'course', item: id, language });
    }
    const before = await news();
    await platform.transact((change) => cart.api.takeOut(change, member, [bought.id, unknownItem]));
    const left = await mine.read({ language });
    expect([left.items.map(({ itemId }) => itemId), left.version]).toEqual([[saved.id], 3]);
    expect((await as('otherMember').read({ language })).items).toHaveLength(2);
    expect((await news()).slice(before.length)).toEqual([
      { audience: `user:${member}`, message: { topic: 'cart' } },
    ]);
    await platform.transact((change) => cart.api.takeOut(change, member, []));
    expect((await mine.read({ language })).version).toBe(3);
  });
});

test('a member’s export tells what lies in the cart', async () => {
  const { id } = await aCourse();
  await mine.add({ itemType: 'course', item: id, language });
  const [source] = cart.personalData;
  expect(source?.name).toBe('cart');
  expect(await source?.read(db, member)).toEqual([
    {
      title: 'Reading the DAX',
      itemType: 'course',
      price: 14_900,
      quantity: 1,
      addedAt: new Date(monday),
    },
  ]);
  expect(await source?.read(db, otherMember)).toEqual([]);
});
