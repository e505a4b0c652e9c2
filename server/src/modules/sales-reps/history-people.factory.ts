import { randomUUID } from 'node:crypto';
import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { userIdSchema } from '@danube/contract/identity/identity.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { repIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import { asBuyer, home } from '../../testing/checkout-buyer.ts';
import { sessionOf } from '../../testing/checkout-stage.ts';
import type { Rep, RepStage } from './sales-reps.factory.ts';

type Kind = 'course' | 'package';
type Purchase = {
  readonly kind: Kind;
  readonly price: number;
  readonly invitedBy: string;
  readonly name?: string;
};

/**
 * People for thousands of histories. The first representative and the first cart of each kind go
 * through the product; the others are copies of the rows it wrote, in one statement each. Orders,
 * payments and everything after them are the product's own.
 */
export async function openHistoryPeople(shop: RepStage) {
  const { stage } = shop;
  const firstRep = await shop.openRep({ code: 'MODEL0', rate: 2_000 });
  await shop.makePayable(firstRep);
  const firstCarts = {
    course: await fillFirstCart(shop, 'course'),
    package: await fillFirstCart(shop, 'package'),
  };
  let serial = 0;

  async function openRep(): Promise<Rep> {
    serial += 1;
    const code = `MODEL${serial}`;
    const id = repIdSchema.parse(randomUUID());
    const userId = userIdSchema.parse(randomUUID());
    await stage.pool.query(copyRep, [firstRep.id, id, userId, code]);
    const api = shop.asMember({ userId, isSalesRep: true });
    return { id, userId, email: `${userId}@reps.example`, code, api };
  }

  /** Someone new orders one item and pays. */
  async function buy({ kind, price, invitedBy, name = home.name }: Purchase) {
    const { item: firstItem, userId: firstUser, input } = firstCarts[kind];
    const item = itemIdSchema.parse(randomUUID());
    const userId = randomUUID();
    await stage.pool.query(copyCart, [firstUser, userId, firstItem, item, price]);
    const buyer = asBuyer(stage, { userId, network: randomUUID() });
    const placed = await buyer.api.checkout.placeOrder({
      ...input,
      key: randomUUID(),
      // The product refuses any other amount than its own.
      shownTotal: moneySchema.parse(price),
      billing: { ...home, name },
      invitedBy,
    });
    await stage.stripe.control.pay(sessionOf(placed.payAt), 'card');
    await stage.receiveEvents();
    return { buyer, item, orderId: placed.orderId };
  }

  return { openRep, buy };
}

async function fillFirstCart({ stage }: RepStage, kind: Kind) {
  const buyer = await stage.openBuyer();
  const item: ItemId = await buyer.put({ kind, price: 11_900 });
  return { item, userId: buyer.userId, input: await buyer.createInput() };
}

/** A copy of a row with some of its columns replaced. */
const copyOf = (table: string, changes: string, where: string) =>
  `insert into ${table} select copied.* from ${table} original
   cross join lateral jsonb_populate_record(original, jsonb_build_object(${changes})) copied
   where ${where}`;

const firstRepUser = 'original.id = (select user_id from reps where id = $1::uuid)';
const copyRep = `with
  person as (${copyOf('users', `'id', $3::text, 'email', $3::text || '@copies.example'`, firstRepUser)}),
  profile as (${copyOf('profiles', `'id', $3::text`, firstRepUser)}),
  balances as (${copyOf('rep_balances', `'rep_id', $2::uuid`, 'original.rep_id = $1::uuid')}),
  codes as (${copyOf('rep_codes', `'rep_id', $2::uuid, 'code', $4::text`, 'original.rep_id = $1::uuid')}),
  rates as (${copyOf('rep_rates', `'rep_id', $2::uuid`, 'original.rep_id = $1::uuid')})
  ${copyOf('reps', `'id', $2::uuid, 'user_id', $3::text`, 'original.id = $1::uuid')}`;

const copyCart = `with
  person as (${copyOf('users', `'id', $2::text, 'email', $2::text || '@copies.example'`, 'original.id = $1::text')}),
  profile as (${copyOf('profiles', `'id', $2::text`, 'original.id = $1::text')}),
  cart as (${copyOf('carts', `'user_id', $2::text`, 'original.user_id = $1::text')}),
  slug as (${copyOf('catalogue_slugs', `'slug', $4::text, 'item_id', $4::text`, 'original.item_id = $3::uuid')}),
  item as (${copyOf(
    'catalogue_items',
    `'id', $4::text, 'slug', $4::text, 'price', $5::int,
     'published', original.published || jsonb_build_object('price', $5::int, 'slug', $4::text)`,
    'original.id = $3::uuid',
  )})
  ${copyOf(
    'shopping_cart',
    `'id', gen_random_uuid(), 'user_id', $2::text, 'item_id', $4::text, 'price', $5::int`,
    'original.user_id = $1::text',
  )}`;
