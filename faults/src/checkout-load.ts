import { setTimeout as sleep } from 'node:timers/promises';
import type { Buyer } from './buyers.ts';
import type { History } from './checkout-history.ts';
import {
  type Input,
  type Placed,
  parsePlacedOrder,
  placeOrder,
  sessionOf,
} from './order-request.ts';
import { type SeededRandom, seededRandomFrom } from './seeded-random.ts';
import type { Shop } from './shop.ts';

const concurrency = 12;
const maxAttempts = 12;

export type CheckoutLoad = {
  /** Orders acknowledged so far. */
  readonly acknowledged: number;
  /** Calls without a response, or with one that says to retry. */
  readonly failures: number;
  readonly end: Promise<void>;
};

/** Processes buyers a few at a time, until enough orders were acknowledged. */
export function startCheckoutLoad(options: {
  copyUrl: string;
  shop: Shop;
  history: History;
  buyers: readonly Buyer[];
  orderRequestFor(method: 'stripe' | 'transfer'): Input;
  orderCount: number;
  /** How many may have been acknowledged by now; the buyers after them wait. */
  allowed?(): number;
  seed: number;
}): CheckoutLoad {
  const { copyUrl, shop, history, buyers, orderCount, allowed = () => orderCount } = options;
  const load = { acknowledged: 0, failures: 0 };
  let next = 0;

  /** Repeats the request with the same key until it is answered, unless the buyer gives up. */
  async function order(
    buyer: Buyer,
    input: Input,
    waitsForAnswer: boolean,
  ): Promise<Placed | null> {
    const { key } = input;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const answer = await placeOrder(copyUrl, buyer, input);
      if (answer.status === 200) {
        const placed = parsePlacedOrder(answer);
        history.write({ what: 'placed', buyer: buyer.id, key, orderId: placed.orderId });
        return placed;
      }
      const { status, body } = answer;
      if (status >= 400 && status < 500 && status !== 429) {
        history.write({ what: 'refused', buyer: buyer.id, key, status, body });
        return null;
      }
      load.failures += 1;
      if (!waitsForAnswer) return null;
      await sleep(Math.min(2_000, 200 * 2 ** attempt));
    }
    return null;
  }

  async function buy(buyer: Buyer, random: SeededRandom): Promise<void> {
    const input = options.orderRequestFor(random.below(5) === 0 ? 'transfer' : 'stripe');
    const named = { buyer: buyer.id, key: input.key };
    const waitsForAnswer = random.below(10) > 0;
    const clicks = random.below(5) === 0 ? 2 : 1;
    const pays = random.below(5) > 0;
    await sleep(random.below(150));
    history.write({ what: 'asked', ...named, method: input.method });
    const answers = await Promise.all(
      Array.from({ length: clicks }, () => order(buyer, input, waitsForAnswer)),
    );
    const placed = answers.find((answer) => answer !== null);
    if (!placed) return;
    load.acknowledged += 1;
    if (input.method !== 'stripe' || !pays) return;
    history.write({ what: 'paying', ...named });
    await shop.control.pay(sessionOf(placed));
    history.write({ what: 'paid', ...named });
  }

  async function buyOneByOne(): Promise<void> {
    while (load.acknowledged < orderCount && next < buyers.length) {
      if (load.acknowledged >= allowed()) {
        await sleep(10);
        continue;
      }
      const index = next;
      next += 1;
      const buyer = buyers[index];
      if (buyer) await buy(buyer, seededRandomFrom(options.seed + index));
    }
  }

  const end = Promise.all(Array.from({ length: concurrency }, buyOneByOne)).then(() => undefined);
  return Object.assign(load, { end });
}
