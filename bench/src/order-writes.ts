import type { Buyer } from '@danube/faults/buyers.ts';
import { openOrderRequests, placeOrder } from '@danube/faults/order-request.ts';
import { openBuyersStage, sellingSettings } from './buyers-stage.ts';
import { expectOk } from './cart-writes.ts';
import type { Figure } from './measurement.ts';
import { startBareWrites } from './record-writes.ts';
import type { Stage } from './stage.ts';
import { compareWrites, type Lane, warmUpRounds } from './write-load.ts';

const connections = 16;
const ordersEach = 15;
const rounds = 5;

/**
 * Orders by bank transfer, so that no provider is measured, against `pg` with the same statements.
 */
export async function measureOrderWrites(stage: Stage): Promise<Figure[]> {
  const buyers = await openBuyersStage(stage);
  const [recorded, reader] = await buyers.addBuyers('recorded-order', 2);
  if (!recorded || !reader) throw new Error('a buyer is needed');
  await buyers.fillCarts([recorded, reader]);
  const bare = await startBareWrites(stage, buyers, {
    member: recorded.id,
    async call(url) {
      const orderRequestFor = await openOrderRequests(url, reader);
      await expectOk(placeOrder(url, recorded, orderRequestFor('transfer')));
    },
  });
  const ours = await stage.startProduct(sellingSettings);
  const orderRequestFor = await openOrderRequests(ours.url, reader);
  // One order per buyer, because of the rate limit.
  const count = connections * ordersEach * (rounds + warmUpRounds);
  const people = {
    ours: await buyers.addBuyers('order-ours', count),
    bare: await buyers.addBuyers('order-bare', count),
  };
  for (const side of [people.ours, people.bare]) await buyers.fillCarts(side);
  const laneOf = (lane: readonly Buyer[]): Lane =>
    lane.map(({ id, cookie }) => ({
      path: '/api/rpc/checkout/placeOrder',
      member: id,
      cookie,
      input: orderRequestFor('transfer'),
    }));
  try {
    return await compareWrites({
      ours,
      bare,
      rounds,
      goal: 0.5,
      lanesFor: (side, round) =>
        Array.from({ length: connections }, (_, lane) => {
          const begin = (round * connections + lane) * ordersEach;
          return laneOf(people[side].slice(begin, begin + ordersEach));
        }),
      note: 'the same statements, with invoice, ledger and mail; the bare server checks and works out nothing',
    });
  } finally {
    await Promise.all([ours.stop(), bare.stop(), buyers.close()]);
  }
}
