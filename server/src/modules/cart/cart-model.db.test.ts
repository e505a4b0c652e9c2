import { type ItemType, itemTypes } from '@danube/contract/cart/cart.schemas.ts';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callers } from '../../testing/callers.ts';
import { insertOffer } from '../../testing/offered-items.ts';
import { runSize } from '../../testing/run-size.ts';
import { openCartStage } from './cart.factory.ts';

type Offer = { readonly itemType: ItemType; readonly id: ItemId; readonly price: number };
type Person = 'member' | 'otherMember';

const language = 'en';
const stage = await openCartStage();
const { db, pool } = stage;
const clients = { member: stage.as('member'), otherMember: stage.as('otherMember') };

let offered: readonly Offer[];

beforeAll(async () => {
  const course = await insertOffer(db, { kind: 'course', price: 14_900 });
  const book = await insertOffer(db, { kind: 'book', price: 2_901 });
  const indicator = await insertOffer(db, { kind: 'indicator', price: 1 });
  const monthly = await insertOffer(db, { kind: 'package', interval: 'month', price: 4_900 });
  const bundle = await insertOffer(db, { kind: 'package', interval: null, price: 39_999 });
  offered = [
    { itemType: 'course', id: course.id, price: 14_900 },
    { itemType: 'book', id: book.id, price: 2_901 },
    { itemType: 'indicator', id: indicator.id, price: 1 },
    { itemType: 'subscription', id: monthly.id, price: 4_900 },
    { itemType: 'bundle', id: bundle.id, price: 39_999 },
  ];
});

afterAll(() => stage.close());

const people = fc.constantFrom<Person>('member', 'otherMember');
const acts = fc.oneof(
  fc.record({ act: fc.constant('add' as const), who: people, which: fc.nat(4) }),
  fc.record({ act: fc.constant('remove' as const), who: people, which: fc.nat(4) }),
  fc.record({ act: fc.constant('clear' as const), who: people }),
);

type Act = typeof acts extends fc.Arbitrary<infer Value> ? Value : never;

/** The expected items of a cart, and its version. */
type Model = { held: Offer[]; version: number };

test('whatever two people add, remove and clear, each cart is as its owner left it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 14 }), async (plan) => {
      await stage.reset();
      const model: Record<Person, Model> = {
        member: { held: [], version: 0 },
        otherMember: { held: [], version: 0 },
      };
      for (const step of plan) {
        const own = model[step.who];
        const held = await play(step, own.held);
        model[step.who] = { held, version: own.version + (held === own.held ? 0 : 1) };
      }
      for (const who of ['member', 'otherMember'] as const) await expectCart(who, model[who]);
    }),
    { numRuns: runSize({ nightly: 40, short: 15 }) },
  );
}, 60_000);

/** Applies a step to the real cart; returns the expected items, unchanged if nothing happened. */
async function play(step: Act, held: Offer[]): Promise<Offer[]> {
  if (step.act === 'clear') {
    await clients[step.who].clear();
    return held.length > 0 ? [] : held;
  }
  const offer = offerAt(step.which);
  const isHeld = held.includes(offer);
  if (step.act === 'remove') {
    await clients[step.who].remove({ itemType: offer.itemType, item: offer.id });
    return isHeld ? held.filter((other) => other !== offer) : held;
  }
  expect(await tryToAdd(step.who, offer)).toBe(isHeld ? 'ALREADY_IN_CART' : 'ok');
  return isHeld ? held : [...held, offer];
}

async function expectCart(who: Person, model: Model) {
  const { items, total, version } = await clients[who].read({ language });
  const shown = items.map(({ itemType, itemId, price }) => ({ itemType, id: itemId, price }));
  expect(new Set(shown.map(keyOf))).toEqual(new Set(model.held.map(keyOf)));
  expect(shown).toHaveLength(model.held.length);
  expect(total).toBe(model.held.reduce((sum, { price }) => sum + price, 0));
  expect(version).toBe(model.version);
}

function keyOf({ itemType, id, price }: Offer): string {
  return `${itemType} ${id} ${price}`;
}

function offerAt(index: number): Offer {
  const offer = offered[index];
  if (!offer) throw new Error(`there is no offer ${index}`);
  return offer;
}

async function tryToAdd(who: Person, { itemType, id }: Offer): Promise<string> {
  try {
    await clients[who].add({ itemType, item: id, language });
    return 'ok';
  } catch (error) {
    if (error instanceof ORPCError && error.defined) return error.code;
    throw error;
  }
}

const numbers = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1e308, Number.NaN, '0', '1,00', null, [], {}),
);
const forgedInputs = fc.record(
  {
    itemType: fc.oneof(fc.constantFrom(...itemTypes), fc.string(), numbers),
    price: numbers,
    quantity: numbers,
    total: numbers,
    priceBefore: numbers,
    currency: fc.constantFrom('eur', 'usd', ''),
    userId: fc.constantFrom(callers.member.userId, callers.otherMember.userId),
    isOffered: fc.boolean(),
  },
  { requiredKeys: ['itemType'] },
);

const forgedOrders = runSize({ nightly: 300, short: 60 });

test(`${forgedOrders} forged prices, quantities and types are ignored or refused`, async () => {
  await stage.reset();
  let saved = 0;
  await fc.assert(
    fc.asyncProperty(forgedInputs, fc.nat(4), async (forged, which) => {
      const { id, itemType, price } = offerAt(which);
      // What an untyped client could send.
      const input = { ...forged, item: id, language } as { itemType: ItemType } & {
        item: ItemId;
        language: 'en';
      };
      const isTaken = await clients.member.add(input).then(
        () => true,
        () => false,
      );
      expect(isTaken).toBe(forged.itemType === itemType);
      const { items, total } = await clients.member.read({ language });
      expect(total).toBe(isTaken ? price : 0);
      expect(items).toHaveLength(isTaken ? 1 : 0);
      if (!isTaken) return;
      saved += 1;
      const { rows } = await pool.query('select price, quantity, user_id from shopping_cart');
      expect(rows).toEqual([{ price, quantity: 1, user_id: callers.member.userId }]);
      await clients.member.clear();
    }),
    { numRuns: forgedOrders },
  );
  expect(saved).toBeGreaterThan(0);
}, 60_000);
