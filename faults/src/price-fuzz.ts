import { addBuyers, type Buyer, fillCarts, findShopItems, type ShopItem } from './buyers.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { type Input, openOrderRequests } from './order-request.ts';
import { withForgedAmounts, withForgedField } from './price-forgeries.ts';
import { expectAtLeast, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom, seededRandomFrom } from './seeded-random.ts';
import type { Stage } from './stage.ts';
import { startProduct } from './start-product.ts';
import { verifyBooks } from './verify-money.ts';
import { callProcedure, sendRequest, siteUrl, type TimedResponse } from './visitor.ts';

/** Whatever a request contains, prices come from the catalogue. */
export const priceFuzz: Scenario = {
  name: 'price-fuzz',
  needs: 'shared',
  async run(stage) {
    const shop = await stage.shop();
    const random = openSeededRandom('price-fuzz');
    const inputs = stage.isShort ? 120 : 10_000;
    const { first } = await startProduct(stage, shop, { copies: 1, workers: 0 });
    const shopItems = await findShopItems(stage);
    const [reader] = await addBuyers(stage, { name: 'reader', count: 1 });
    if (!reader) throw new Error('a buyer is needed');
    await fillCarts(stage, [reader], shopItems);
    const orderRequestFor = await openOrderRequests(first.url, reader);
    const buyers = await addBuyers(stage, { name: 'fuzz', count: inputs / 2 });
    const answers = await mapConcurrently(8, buyers, (buyer, index) => {
      const shopItem = shopItems[index % shopItems.length];
      const request = orderRequestFor(index % 3 === 0 ? 'stripe' : 'transfer');
      return buy(first.url, {
        buyer,
        shopItem,
        request: { ...request, shownTotal: shopItem?.price ?? 0 },
        random: seededRandomFrom(random.seed + index),
      });
    });
    const all = answers.flat();
    const faults = all.filter(({ status }) => status === 0 || status >= 500 || status === 429);
    return [
      expectAtLeast(inputs, 'inputs with forged amounts', [all.length, '']),
      expectAtLeast(inputs / 3, 'taken', [
        all.filter(({ status }) => status < 300).length,
        ` [${countOutcomes(all)}]`,
      ]),
      expectNone(
        'not judged at all',
        faults.map(({ status, body }) => `${status} ${body}`),
      ),
      ...(await verifyCarts(stage)),
      expectNone('sessions at another price', await wrongSessions(stage, shop.settings)),
      await verifyBooks(stage),
    ];
  },
};

type Purchase = {
  buyer: Buyer;
  shopItem: ShopItem | undefined;
  request: Input;
  random: SeededRandom;
};

/** Fills the cart and orders it, both with extra fields in the input. */
async function buy(
  url: string,
  { buyer, shopItem, request, random }: Purchase,
): Promise<TimedResponse[]> {
  const plain = { itemType: 'course', item: shopItem?.id, language: 'en' };
  const forgedItem = withForgedField(random, withForgedAmounts(random, plain), [
    ...(['itemType', 'item', 'language'] as const),
  ]);
  const added = await send(url, { buyer, random, at: endpoints.add, input: forgedItem });
  if (added.status >= 300) await callProcedure(url, 'cart/add', { ...buyer, input: plain });
  const shown = { ...request, shownTotal: shopItem?.price ?? 0 };
  const forgedInput = withForgedField(random, withForgedAmounts(random, shown), [
    ...([
      'cartVersion',
      'shownTotal',
      'coupon',
      'method',
      'billing',
      'ticked',
      'key',
      'language',
    ] as const),
  ]);
  return [added, await send(url, { buyer, random, at: endpoints.order, input: forgedInput })];
}

const endpoints = {
  add: { procedure: 'cart/add', path: '/api/v1/cart/items' },
  order: { procedure: 'checkout/placeOrder', path: '/api/v1/orders' },
};

/** Through one of the two API paths; the second also has a query to put amounts into. */
function send(
  url: string,
  call: {
    buyer: Buyer;
    random: SeededRandom;
    at: { procedure: string; path: string };
    input: object;
  },
): Promise<TimedResponse> {
  const { buyer, random, at, input } = call;
  const { cookie } = buyer;
  if (random.below(2) === 0) return callProcedure(url, at.procedure, { cookie, input });
  return sendRequest(`${url}${at.path}?price=0&quantity=-1&total=0&currency=JPY`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json', cookie },
    body: JSON.stringify(input),
  });
}

/** E.g. `200: 90, 409 CART_CHANGED: 4`. */
function countOutcomes(answers: readonly TimedResponse[]): string {
  const outcomes = Map.groupBy(answers, ({ status, body }) => {
    const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
    return status < 300 ? String(status) : `${status} ${code}`;
  });
  return [...outcomes].map(([outcome, group]) => `${outcome}: ${group.length}`).join(', ');
}

async function verifyCarts(stage: Stage): Promise<Figure[]> {
  const carts = await stage.query<{ row: string }>(
    `select held.id::text as row from shopping_cart held
     join catalogue_items item on item.id = held.item_id
     where held.user_id like 'fuzz-%' and (held.price <> item.price or held.quantity <> 1)`,
  );
  // Rounding may account for half a cent; the rate is the country's.
  const taxed = await stage.query<{ row: string }>(
    `select id::text as row from orders
     join country_rules rule on rule.country = orders.country and rule.version = rule_version
     where orders.vat_rate <> rule.vat_rate or coupon is not null or discount <> 0
       or abs(vat - total * rule.vat_rate::numeric / (10000 + rule.vat_rate)) > 0.5`,
  );
  return [
    expectNone(
      'cart rows at another price',
      carts.map(({ row }) => row),
    ),
    expectNone(
      'orders with another tax',
      taxed.map(({ row }) => row),
    ),
  ];
}

/** What Stripe would have charged. */
async function wrongSessions(stage: Stage, settings: Record<string, string>): Promise<string[]> {
  const orders = await stage.query<{ session: string; price: number }>(
    `select session_id as session, sum(item.price)::int as price from orders
     join order_lines line on line.order_id = orders.id
     join catalogue_items item on item.id = line.item_id
     where session_id is not null group by session_id`,
  );
  const checked = await mapConcurrently(8, orders, async ({ session, price }) => {
    const { body } = await sendRequest(
      `${settings.STRIPE_API_URL}/v1/checkout/sessions/${session}`,
      {
        headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
      },
    );
    const { amount_total: amount, currency } = JSON.parse(body);
    return amount === price && currency === 'eur' ? [] : [`${session}: ${amount} ${currency}`];
  });
  return checked.flat();
}
