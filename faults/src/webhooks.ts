import { addBuyers, fillCarts, findShopItems } from './buyers.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { openOrderRequests, parsePlacedOrder, placeOrder, sessionOf } from './order-request.ts';
import { reconcileOnce } from './reconcile.ts';
import { expectAtLeast, expectAtMost, type Figure, type Scenario } from './scenario.ts';
import { openSeededRandom, type SeededRandom } from './seeded-random.ts';
import type { Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { startProduct } from './start-product.ts';
import { verifyBooks } from './verify-money.ts';
import { measureMsUntil } from './wait.ts';
import { forgeEvents } from './webhooks-forged.ts';

const copiesOfEach = 10;
const acknowledgeMs = 250;

/** Every payment results in exactly one paid order, whatever happens to its events. */
export const webhooks: Scenario = {
  name: 'webhooks',
  needs: 'shared',
  limitSeconds: { short: 240, full: 4 * 60 * 60 },
  async run(stage) {
    const shop = await stage.shop();
    const random = openSeededRandom('webhooks');
    const { copies, first } = await startProduct(stage, shop, {
      copies: 2,
      workers: stage.isShort ? 2 : 4,
    });
    const urls = copies.map(({ url }) => url);
    const repeated = await repeatEvents(stage, shop, { urls, random });
    const forged = await forgeEvents(stage, first.url);
    const dropped = await dropEvents(stage, shop, { urls, random });
    return [...repeated, ...forged, ...dropped, await verifyBooks(stage)];
  },
};

type Place = { readonly urls: readonly string[]; readonly random: SeededRandom };

/** Ten copies of each, in any order, 32 at a time. */
async function repeatEvents(stage: Stage, shop: Shop, place: Place): Promise<Figure[]> {
  const count = stage.isShort ? 30 : 10_000;
  const { seed } = place.random;
  await shop.control.setDeliveries({ paused: true, copies: copiesOfEach, shuffle: true, seed });
  await orderAndPay(stage, shop, { ...place, name: 'repeated', count });
  const deliveryCount = count * copiesOfEach;
  const { times, rejections } = shop.door;
  const before = { times: times.length, rejections: rejections.length };
  const begin = performance.now();
  await deliver(shop, deliveryCount);
  const perSecond = deliveryCount / ((performance.now() - begin) / 1000);
  const settled = await millisecondsUntilSettled(stage);
  return [
    expectAtLeast(deliveryCount, 'deliveries acknowledged', [times.length - before.times, '']),
    expectAtLeast(0, 'a second', [perSecond, '']),
    expectAtMost(0, 'refused', [rejections.length - before.rejections, '']),
    // So few deliveries on a busy machine say little about times.
    expectAtMost(stage.isShort ? 40 * acknowledgeMs : acknowledgeMs, 'p99 to acknowledge', [
      p99(times.slice(before.times)),
      ' ms',
    ]),
    expectAtMost(0, `of ${count} paid sessions lost`, [
      count - (await countPaid(stage, 'repeated')),
      '',
    ]),
    expectAtLeast(0, 'worked through after', [settled / 1000, ' s']),
  ];
}

/** Some never arrive. One run of the reconciliation job then finds all of these payments. */
async function dropEvents(stage: Stage, shop: Shop, place: Place): Promise<Figure[]> {
  const [count, dropRate] = stage.isShort ? [30, 0.4] : [2_000, 0.05];
  const { seed } = place.random;
  await shop.control.setDeliveries({ paused: true, copies: 1, dropRate, seed });
  await orderAndPay(stage, shop, { ...place, name: 'dropped', count });
  const records = await shop.control.listDeliveries();
  const dropped = records.filter(({ outcome }) => outcome === 'dropped').length;
  await deliver(shop, count - dropped);
  await millisecondsUntilSettled(stage);
  const lost = count - (await countPaid(stage, 'dropped'));
  await reconcileOnce(stage, shop.settings);
  return [
    expectAtLeast(1, `of ${count} events dropped`, [dropped, '']),
    expectAtMost(0, 'difference to the payments nobody heard of', [Math.abs(lost - dropped), '']),
    expectAtMost(0, 'still unpaid after one reconciliation', [
      count - (await countPaid(stage, 'dropped')),
      '',
    ]),
  ];
}

async function orderAndPay(
  stage: Stage,
  shop: Shop,
  batch: Place & { name: string; count: number },
): Promise<void> {
  const { urls, name, count } = batch;
  const buyers = await addBuyers(stage, { name, count });
  await fillCarts(stage, buyers, await findShopItems(stage));
  const [reader] = buyers;
  if (!reader) throw new Error('a buyer is needed');
  const orderRequestFor = await openOrderRequests(urls[0] ?? '', reader);
  await mapConcurrently(16, buyers, async (buyer, index) => {
    const url = urls[index % urls.length] ?? '';
    const placed = parsePlacedOrder(await placeOrder(url, buyer, orderRequestFor('stripe')));
    await shop.control.pay(sessionOf(placed));
  });
}

async function deliver(shop: Shop, deliveryCount: number): Promise<void> {
  const before = shop.door.times.length;
  await shop.control.setDeliveries({ paused: false });
  await measureMsUntil(() => shop.door.times.length - before >= deliveryCount, {
    timeoutMs: 60_000 + deliveryCount * 50,
    everyMs: 20,
  });
}

/** Waits until the workers have processed every stored event. */
function millisecondsUntilSettled(stage: Stage): Promise<number> {
  const isSettled = async () => {
    const rows = await stage.query(
      'select 1 from stripe_events where processed_at is null limit 1',
    );
    return rows.length === 0;
  };
  return measureMsUntil(isSettled, {
    timeoutMs: stage.isShort ? 120_000 : 30 * 60_000,
    everyMs: 200,
  });
}

/** Paid orders of the buyers added under this name. */
async function countPaid(stage: Stage, name: string): Promise<number> {
  const [row] = await stage.query<{ count: number }>(
    "select count(*)::int as count from orders where state = 'paid' and user_id like $1",
    [`${name}-%`],
  );
  return row?.count ?? Number.NaN;
}

function p99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
