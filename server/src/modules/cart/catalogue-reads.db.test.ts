import { afterAll, beforeEach, expect, test } from 'vitest';
import { callers } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { recordReads, recordStatements } from '../../testing/record-statements.ts';
import { openCartStage } from './cart.factory.ts';

const language = 'en';
const stage = await openCartStage();
const { db, platform, cart, as, aCourse } = stage;
const mine = as('member');
const { userId } = callers.member;

beforeEach(() => stage.reset());
afterAll(() => stage.close());

async function readsDuring(act: () => Promise<unknown>): Promise<number> {
  return recordReads(await recordStatements(stage.pool, act), 'catalogue_items');
}

async function aBundle() {
  const parts = [await aCourse(), await aCourse()];
  const includes = parts.map(({ id }) => id);
  return insertOffer(db, {
    kind: 'package',
    price: 20_000,
    title: 'Both',
    includes,
    interval: null,
  });
}

test('what is put into the cart is read once, by its slug once more', async () => {
  const { id } = await aCourse();
  const { id: named } = await aCourse({ slug: 'fast-track' });
  expect(await readsDuring(() => mine.add({ itemType: 'course', item: id, language }))).toBe(1);
  const adding = () => mine.add({ itemType: 'course', item: 'fast-track', language });
  expect(await readsDuring(adding)).toBe(2);
  expect((await mine.read({ language })).items.map(({ itemId }) => itemId).toSorted()).toEqual(
    [id, named].toSorted(),
  );
});

test('of a bundle that is put into the cart, it and its parts are read once each', async () => {
  const { id } = await aBundle();
  expect(await readsDuring(() => mine.add({ itemType: 'bundle', item: id, language }))).toBe(2);
});

test('a cart is read with one statement for its items, one for their lessons, and one for the parts of bundles', async () => {
  const { id } = await aCourse();
  await mine.add({ itemType: 'course', item: id, language });
  expect(await readsDuring(() => mine.read({ language }))).toBe(2);
  await mine.add({ itemType: 'bundle', item: (await aBundle()).id, language });
  expect(await readsDuring(() => mine.read({ language }))).toBe(3);
  const lock = () => platform.transact(({ tx }) => cart.api.lock(tx, userId, language));
  expect(await readsDuring(lock)).toBe(3);
});
