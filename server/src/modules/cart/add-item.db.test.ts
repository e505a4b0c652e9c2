import { maxCartItems } from '@danube/contract/cart/cart-limits.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { callers } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { insertEntitlement } from '../entitlements/entitlements.factory.ts';
import { createItemId, monday, openCartStage } from './cart.factory.ts';

const language = 'en';
const member = callers.member.userId;
const stage = await openCartStage();
const { db, pool, as, aCourse, rows, news } = stage;
const mine = as('member');

beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('adding', () => {
  test.each(['read', 'add', 'remove', 'clear'] as const)(
    'needs a signed-in member, as does every call: %s [R5.03]',
    async (call) => {
      const { id } = await aCourse();
      const visitor = as('anonymous');
      const calls = {
        read: () => visitor.read({ language }),
        add: () => visitor.add({ itemType: 'course', item: id, language }),
        remove: () => visitor.remove({ itemType: 'course', item: id }),
        clear: () => visitor.clear(),
      };
      await expect(calls[call]()).rejects.toMatchObject({ code: 'UNAUTHORIZED', defined: true });
      expect(await rows()).toEqual([]);
    },
  );

  test('writes one row with the catalogue’s price and quantity 1 [R3.01d] [R3.05b] [R7.02b]', async () => {
    const { id } = await aCourse();
    expect(await mine.add({ itemType: 'course', item: id, language })).toEqual({
      title: 'Reading the DAX',
    });
    expect(await rows()).toEqual([
      {
        user_id: member,
        item_type: 'course',
        item_id: id,
        price: 14_900,
        quantity: 1,
        added_at: new Date(monday),
      },
    ]);
  });

  test('finds a course by its slug, and nothing else by one [R5.03]', async () => {
    const { id } = await aCourse({ slug: 'reading-the-dax' });
    await insertOffer(db, { kind: 'book', slug: 'forbidden-trading', price: 2_900 });
    await mine.add({ itemType: 'course', item: 'reading-the-dax', language });
    expect(await rows()).toMatchObject([{ item_id: id }]);
    const refused = { code: 'ITEM_NOT_FOUND', defined: true };
    for (const [itemType, item] of [
      ['book', 'forbidden-trading'],
      ['course', 'forbidden-trading'],
      ['course', 'no-such-course'],
    ] as const) {
      await expect(mine.add({ itemType, item, language })).rejects.toMatchObject(refused);
    }
  });

  test.each([
    ['course', { kind: 'course' }],
    ['book', { kind: 'book' }],
    ['indicator', { kind: 'indicator' }],
    ['subscription', { kind: 'package', interval: 'month' }],
    ['subscription', { kind: 'package', interval: 'year' }],
    ['bundle', { kind: 'package', interval: null }],
  ] as const)('takes an id as it is: %s %j [R3.05a] [R5.03]', async (itemType, offer) => {
    const { id } = await insertOffer(db, { ...offer, price: 4_900 });
    await mine.add({ itemType, item: id, language });
    const { items } = await mine.read({ language });
    const interval = 'interval' in offer ? offer.interval : null;
    expect(items).toMatchObject([{ itemType, itemId: id, interval, price: 4_900 }]);
    const others = (['course', 'book', 'subscription', 'indicator', 'bundle'] as const).filter(
      (other) => other !== itemType,
    );
    for (const other of others) {
      await expect(
        as('otherMember').add({ itemType: other, item: id, language }),
      ).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
    }
  });

  test.each([
    ['never published', { kind: 'course', state: 'draft' }, 'ITEM_NOT_FOUND'],
    ['withdrawn', { kind: 'course', state: 'withdrawn' }, 'ITEM_NOT_FOUND'],
    ['free', { kind: 'course', price: 0 }, 'ITEM_IS_FREE'],
  ] as const)('refuses what is %s', async (_name, offer, code) => {
    const { id } = await insertOffer(db, { price: 2_900, ...offer });
    const requested = mine.add({ itemType: 'course', item: id, language });
    await expect(requested).rejects.toMatchObject({ code, defined: true });
    expect(await rows()).toEqual([]);
    expect(await news()).toEqual([]);
  });

  test('refuses what is not there', async () => {
    const requested = mine.add({ itemType: 'subscription', item: createItemId(), language });
    await expect(requested).rejects.toMatchObject({ code: 'ITEM_NOT_FOUND' });
  });

  test('refuses what lies there already, by its title [R5.03]', async () => {
    const { id } = await aCourse({ slug: 'twice' });
    await mine.add({ itemType: 'course', item: id, language });
    for (const item of [id, 'twice']) {
      await expect(mine.add({ itemType: 'course', item, language })).rejects.toMatchObject({
        code: 'ALREADY_IN_CART',
        defined: true,
        data: { title: 'Reading the DAX' },
      });
    }
    expect(await rows()).toHaveLength(1);
    expect((await mine.read({ language })).version).toBe(1);
  });

  test('leaves one row of fifty who add it at the same time', async () => {
    const { id } = await aCourse();
    const requested = Array.from({ length: 50 }, () =>
      mine.add({ itemType: 'course', item: id, language }),
    );
    const answers = await Promise.allSettled(requested);
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 49 }, () => 'ALREADY_IN_CART'));
    expect(await rows()).toHaveLength(1);
    expect((await mine.read({ language })).version).toBe(1);
    expect(await news()).toHaveLength(1);
  });

  test('takes so many items: of five who come for the last place one gets it', async () => {
    const add = ({ id }: { id: ItemId }) => mine.add({ itemType: 'course', item: id, language });
    const offered = [];
    for (let count = 0; count < 10; count += 1) offered.push(await aCourse());
    // Faster than calling the procedure; which items they are doesn't matter here.
    await pool.query(
      `insert into shopping_cart (id, user_id, item_type, item_id, price, added_at)
       select gen_random_uuid(), $1, item_type, id, price, now() from catalogue_items,
         unnest(array['book', 'subscription', 'indicator', 'bundle', 'course']) as item_type
       where not (item_type = 'course' and id = any($2)) limit $3`,
      [member, offered.map(({ id }) => id), maxCartItems - 1],
    );
    const answers = await Promise.allSettled(offered.slice(0, 5).map(add));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject(
      Array.from({ length: 4 }, () => ({ reason: { code: 'CART_FULL', defined: true } })),
    );
    const { items, version } = await mine.read({ language });
    expect([items.length, version]).toEqual([maxCartItems, 1]);
  });
});

describe('what the member owns', () => {
  const expiresAt = new Date('2027-01-01T00:00:00Z');
  const revokedAt = new Date('2026-11-01T00:00:00Z');

  test.each([
    ['bought for good', { source: 'purchase' }, true],
    ['given for good', { source: 'grant' }, true],
    ['given until a day', { source: 'grant', expiresAt }, false],
    ['opened by a subscription', { source: 'subscription', expiresAt }, false],
    ['bought and given back', { source: 'purchase', revokedAt }, false],
  ] as const)('%s', async (_name, right, isRefused) => {
    const { id } = await aCourse();
    await insertEntitlement(db, { userId: member, itemId: id, ...right });
    const requested = mine.add({ itemType: 'course', item: id, language });
    if (isRefused) {
      await expect(requested).rejects.toMatchObject({
        code: 'ALREADY_OWNED',
        defined: true,
        data: { title: 'Reading the DAX' },
      });
    } else {
      await requested;
    }
    expect(await rows()).toHaveLength(isRefused ? 0 : 1);
  });

  test('what came with a bundle is not sold again, to others it is', async () => {
    const { id } = await aCourse();
    const bundle = await insertOffer(db, {
      kind: 'package',
      interval: null,
      price: 39_900,
      includes: [id],
    });
    await insertEntitlement(db, { userId: member, itemId: bundle.id, source: 'purchase' });
    await expect(mine.add({ itemType: 'course', item: id, language })).rejects.toMatchObject({
      code: 'ALREADY_OWNED',
    });
    await as('otherMember').add({ itemType: 'course', item: id, language });
  });
});
