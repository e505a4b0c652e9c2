import { setTimeout as sleep } from 'node:timers/promises';
import { type Buyer, fillCarts } from '../buyers.ts';
import { parsePlacedOrder, placeOrder, sessionOf } from '../order-request.ts';
import { callProcedure, type TimedResponse } from '../visitor.ts';
import { measureMsUntil } from '../wait.ts';
import { type Act, codeOf, isSuccess, resultOf, type Scene, type Seen, seenAs } from './act.ts';

/** How long a buyer looks at "payment received, one moment". */
const settledTimeoutMs = 7_000;
const preparationTimeoutMs = 20_000;

export const addToCart: Act = {
  name: 'Add to cart',
  async prepare(scene) {
    const { stage, web } = scene;
    const { id, cookie } = await scene.newMember();
    const input = { itemType: 'course', item: scene.items[0]?.id, language: 'en' };
    const play = async () => callProcedure(web.url, 'cart/add', { cookie, input });
    return {
      play: async () => seenAs(await play()),
      // The first click may have worked although its answer was lost.
      async playAgain() {
        const answer = await play();
        return seenAs(answer, isSuccess(answer) || codeOf(answer) === 'ALREADY_IN_CART');
      },
      async findDamage() {
        const rows = await stage.query('select 1 from shopping_cart where user_id = $1', [id]);
        return rows.length === 1 ? [] : [`${rows.length} things in the cart instead of one`];
      },
    };
  },
};

export const placeAnOrder: Act = {
  name: 'Place an order',
  async prepare(scene) {
    const { stage, web } = scene;
    const buyer = await newBuyer(scene);
    const request = scene.orderRequest('stripe');
    return {
      play: async () => seenAs(await placeOrder(web.url, buyer, request)),
      async findDamage() {
        const orders = await stage.query<{ has_page: boolean }>(
          'select session_id is not null as has_page from orders where user_id = $1',
          [buyer.id],
        );
        const [order] = orders;
        if (orders.length !== 1) return [`${orders.length} orders instead of one`];
        return order?.has_page ? [] : ['an order without a page to pay on'];
      },
    };
  },
};

/** The buyer pays at Stripe and looks at the order. */
export const paymentSettles: Act = {
  name: 'A payment settles',
  async prepare(scene) {
    const [first, second] = [await orderOf(scene), await orderOf(scene)];
    return {
      play: () => payAndLook(scene, first),
      // Nothing is to be done about the first: another buyer's payment must settle at once.
      playAgain: onceThenLook(scene, second),
      isCompleted: () => isPaid(scene, first),
      findDamage: async () =>
        (await isPaid(scene, first)) ? [] : ['a payment that never settled'],
    };
  },
};

/** An administrator refunds a paid order; done when Stripe has confirmed it. */
export const refund: Act = {
  name: 'Refund',
  async prepare(scene) {
    const [first, second] = [await paidOrderOf(scene), await paidOrderOf(scene)];
    const [play, playOther] = [refunder(scene, first), refunder(scene, second)];
    let isAccepted = false;
    return {
      async play() {
        const seen = await play();
        isAccepted = seen.outcome === 'accepted';
        return seen;
      },
      // Nothing is to be done about an accepted one: another refund must work at once.
      playAgain: () => (isAccepted ? playOther() : play()),
      isCompleted: () => isRefunded(scene, first),
      async findDamage() {
        const states = await findRefunds(scene, first);
        return states.join() === 'done' ? [] : [`refunds of one order: ${states.join() || 'none'}`];
      },
    };
  },
};

/** With the same key each time. */
function refunder(scene: Scene, order: PlacedOrder): () => Promise<Seen> {
  const input = {
    id: order.id,
    key: crypto.randomUUID(),
    amount: scene.orderRequest('stripe').shownTotal,
    cause: 'academy',
    reason: 'Played by the fault matrix.',
  };
  return async () => {
    const answer = await callProcedure(scene.web.url, 'ordersAdmin/refund', {
      cookie: scene.adminCookie,
      input,
    });
    if (!isSuccess(answer)) return seenAs(answer);
    const waited = await measureMsUntil(() => isRefunded(scene, order), {
      timeoutMs: Math.max(0, settledTimeoutMs - answer.milliseconds),
      everyMs: 100,
    });
    return { answer, outcome: Number.isNaN(waited) ? 'accepted' : 'done' };
  };
}

type PlacedOrder = { readonly id: string; readonly session: string; readonly buyer: Buyer };

async function newBuyer(scene: Scene): Promise<Buyer> {
  const buyer = await scene.newMember();
  await fillCarts(scene.stage, [buyer], scene.items);
  return buyer;
}

async function orderOf(scene: Scene): Promise<PlacedOrder> {
  const buyer = await newBuyer(scene);
  const answer = await placeOrder(scene.web.url, buyer, scene.orderRequest('stripe'));
  const placed = parsePlacedOrder(answer);
  return { id: placed.orderId, session: sessionOf(placed), buyer };
}

async function paidOrderOf(scene: Scene): Promise<PlacedOrder> {
  const order = await orderOf(scene);
  await scene.shop.control.pay(order.session);
  await measureMsUntil(() => isPaid(scene, order), { timeoutMs: preparationTimeoutMs });
  return order;
}

async function payAndLook(scene: Scene, order: PlacedOrder): Promise<Seen> {
  await scene.shop.control.pay(order.session);
  return look(scene, order, settledTimeoutMs);
}

/** Pays the first time it is called. */
function onceThenLook(scene: Scene, order: PlacedOrder): () => Promise<Seen> {
  let paying: Promise<void> | undefined;
  return async () => {
    paying ??= scene.shop.control.pay(order.session);
    await paying;
    return look(scene, order, 1_000);
  };
}

/** Reads the order until it is paid. */
async function look(scene: Scene, order: PlacedOrder, timeoutMs: number): Promise<Seen> {
  const { buyer, id } = order;
  const deadline = performance.now() + timeoutMs;
  let answer: TimedResponse;
  do {
    answer = await callProcedure(scene.web.url, 'orders/read', { ...buyer, input: { id } });
    // The money is paid whether or not its order can be shown.
    if (!isSuccess(answer)) return { answer, outcome: 'accepted' };
    if (resultOf<{ state: string }>(answer).state === 'paid') return seenAs(answer);
    await sleep(100);
  } while (performance.now() < deadline);
  return { answer, outcome: 'accepted' };
}

async function isPaid({ stage }: Scene, { id }: PlacedOrder): Promise<boolean> {
  const rows = await stage.query('select 1 from orders where id = $1 and paid_at is not null', [
    id,
  ]);
  return rows.length === 1;
}

async function isRefunded(scene: Scene, order: PlacedOrder): Promise<boolean> {
  return (await findRefunds(scene, order)).join() === 'done';
}

async function findRefunds({ stage }: Scene, { id }: PlacedOrder): Promise<string[]> {
  const rows = await stage.query<{ state: string }>(
    'select state from refunds where order_id = $1',
    [id],
  );
  return rows.map(({ state }) => state);
}
