import { setTimeout as sleep } from 'node:timers/promises';
import { addBuyers, type Buyer, fillCarts, findShopItems } from './buyers.ts';
import { type Input, openOrderRequests, placeOrder } from './order-request.ts';
import { resetRateLimits } from './reset-rate-limits.ts';
import { expectAtMost, expectNone, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { startProduct } from './start-product.ts';
import { verifyBooks } from './verify-money.ts';
import type { TimedResponse } from './visitor.ts';

const spreadMs = 120;

/** No matter how often or concurrently an order request is sent, it creates one order. */
export const orderKeys: Scenario = {
  name: 'order-keys',
  needs: 'shared',
  async run(stage) {
    const shop = await stage.shop();
    const random = openSeededRandom('order-keys');
    const [keys, sends] = stage.isShort ? [6, 20] : [200, 50];
    const { copies, first } = await startProduct(stage, shop, { copies: 2, workers: 0 });
    const urls = copies.map(({ url }) => url);
    const closedBefore = new Set(await closedSessions(shop));
    const buyers = await addBuyers(stage, { name: 'keys', count: keys });
    await fillCarts(stage, buyers, await findShopItems(stage));
    const [reader] = buyers;
    if (!reader) throw new Error('a buyer is needed');
    const orderRequestFor = await openOrderRequests(first.url, reader);
    const orders = buyers.map((buyer, index) => ({
      buyer,
      input: orderRequestFor(index % 2 === 0 ? 'stripe' : 'transfer'),
    }));
    const replies: Reply[] = [];
    for (const order of orders) {
      replies.push(...(await sendConcurrently(stage, { ...order, urls, sends, random })));
    }
    const altered = await sendAltered(stage, { url: first.url, orders });
    const shared = await shareKeys(stage, { url: first.url, input: orderRequestFor('stripe') });
    return [
      expectNone(`of ${replies.length} sends not 200`, replies.filter(isRefused).map(describe)),
      expectAtMost(0, 'keys answered in several ways', [countVarying(replies), '']),
      ...altered,
      ...shared,
      ...(await verifyOrders(stage, keys)),
      expectNone(
        'payments closed again',
        (await closedSessions(shop)).filter((id) => !closedBefore.has(id)),
      ),
      await verifyBooks(stage),
    ];
  },
};

type Order = { readonly buyer: Buyer; readonly input: Input };
type Reply = { readonly key: string; readonly answer: TimedResponse };

/** Rate-limited requests are sent again until each was answered. */
async function sendConcurrently(
  stage: Stage,
  {
    buyer,
    input,
    urls,
    sends,
    random,
  }: Order & { urls: readonly string[]; sends: number; random: SeededRandom },
): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < sends) {
    const left = Array.from({ length: sends - replies.length }, async (_, index) => {
      // Half of them together, half while the first ones are in progress, so that every step is
      // hit.
      if (index % 2 === 1) await sleep(random.below(spreadMs));
      return placeOrder(urls[index % urls.length] ?? '', buyer, input);
    });
    const answers = await Promise.all(left);
    const received = answers.filter(({ status }) => status !== 429);
    if (received.length === 0) throw new Error('nobody was let through');
    replies.push(...received.map((answer) => ({ key: input.key, answer })));
    await resetRateLimits(stage);
  }
  return replies;
}

/** Reusing an order's key with different input is the caller's mistake. */
async function sendAltered(
  stage: Stage,
  { url, orders }: { url: string; orders: readonly Order[] },
): Promise<Figure[]> {
  const wrong: string[] = [];
  for (const { buyer, input } of orders) {
    const alterations: Input[] = [
      { ...input, billing: { ...input.billing, name: 'Somebody Else' } },
      { ...input, method: input.method === 'stripe' ? 'transfer' : 'stripe' },
      { ...input, cartVersion: input.cartVersion + 1 },
    ];
    for (const altered of alterations) {
      const { status } = await placeOrder(url, buyer, altered);
      if (status !== 422) wrong.push(String(status));
    }
    await resetRateLimits(stage);
  }
  return [expectNone(`of ${3 * orders.length} altered wishes not 422`, wrong)];
}

/** Keys are per member: two members with the same key get one order each. */
async function shareKeys(
  stage: Stage,
  { url, input }: { url: string; input: Input },
): Promise<Figure[]> {
  const buyers = await addBuyers(stage, { name: 'shared', count: 2 });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const answers = await Promise.all(buyers.map((buyer) => placeOrder(url, buyer, input)));
  const [row] = await stage.query<{ owners: number }>(
    'select count(distinct user_id)::int as owners from orders where key = $1',
    [input.key],
  );
  return [
    expectNone(
      'two members with one key refused',
      answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body}`),
    ),
    expectAtMost(0, 'of the two without an order', [2 - (row?.owners ?? Number.NaN), '']),
  ];
}

async function verifyOrders(stage: Stage, keys: number): Promise<Figure[]> {
  const [row] = await stage.query<{ orders: number; waiting: number }>(
    `select count(*)::int as orders, count(*) filter (where state = 'pending')::int as waiting
     from orders where user_id like 'keys-%'`,
  );
  const { orders = Number.NaN, waiting = Number.NaN } = row ?? {};
  return [
    expectAtMost(0, `difference of ${keys} keys to their orders`, [Math.abs(orders - keys), '']),
    expectAtMost(0, 'orders that do not wait for their money', [orders - waiting, '']),
  ];
}

async function closedSessions(shop: Shop): Promise<string[]> {
  const events = await shop.control.listEvents();
  return events.filter(({ type }) => type === 'checkout.session.expired').map(({ id }) => id);
}

function countVarying(replies: readonly Reply[]): number {
  const bodies = Map.groupBy(replies, ({ key }) => key);
  return [...bodies.values()].filter(
    (group) => new Set(group.map(({ answer }) => answer.body)).size > 1,
  ).length;
}

function isRefused({ answer }: Reply): boolean {
  return answer.status !== 200;
}

function describe({ answer }: Reply): string {
  return `${answer.status} ${answer.body}`;
}
