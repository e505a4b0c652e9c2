import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { createRouterClient, ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Buyer } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  shopOpeningTime,
} from '../../../testing/checkout-stage.ts';
import { runSize } from '../../../testing/run-size.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const histories = runSize({ nightly: 1_000, short: 20 });

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() });

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
});

afterAll(() => stage.close());

/** What happens between the order's commit and storing its session. */
const interruptions = ['nothing', 'cancel', 'cancelInOutage', 'pay', 'cancelAndPay'] as const;
const buyerIndex = fc.integer({ min: 0, max: 2 });

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      who: buyerIndex,
      during: fc.constantFrom(...interruptions),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), who: buyerIndex }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('events' as const), areLost: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'giveUp' as const }) },
);

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

type Scene = {
  readonly code: string;
  readonly limit: number;
  readonly buyers: readonly Buyer[];
  readonly sessions: string[];
  clock: number;
};

let runs = 0;

test('however cancelling, paying, expiring and events meet, a coupon keeps its limit and no money stays without an order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(step, { minLength: 2, maxLength: 8 }),
      async (limit, steps) => {
        const scene = await openScene(limit);
        for (const each of steps) {
          await performStep(scene, each);
          await expectCouponWithinLimit(scene);
        }
        await reconcile(scene);
        await stage.runJobs();
        await expectCouponWithinLimit(scene);
        for (const session of scene.sessions) await expectMoneyAccountedFor(session);
      },
    ),
    { numRuns: histories },
  );
}, 3_600_000);

async function openScene(limit: number): Promise<Scene> {
  runs += 1;
  await stage.stripe.control.restoreApi();
  await stage.receiveEvents();
  const code = `RACE${runs}`;
  await desk.coupons.create({
    code,
    value: { kind: 'percent', percent: 50 },
    note: '',
    limit,
    minimum: null,
    startsAt: null,
    endsAt: null,
    limitPerPerson: null,
    items: [],
    owner: null,
    isActive: true,
  });
  const buyers = [];
  for (let count = 0; count < 3; count += 1) {
    const buyer = await stage.openBuyer();
    await buyer.put();
    buyers.push(buyer);
  }
  const scene = { code, limit, buyers, sessions: [], clock: Date.parse(shopOpeningTime) };
  setClock(scene, 0);
  return scene;
}

function setClock(scene: Scene, laterByMinutes: number): void {
  scene.clock += laterByMinutes * 60_000;
  stage.platform.clock.set(new Date(scene.clock).toISOString());
}

async function performStep(scene: Scene, each: Step): Promise<void> {
  switch (each.kind) {
    case 'order':
      return order(scene, each);
    case 'cancel':
      return cancel(scene.buyers[each.who]);
    case 'pay':
      return pay(scene.sessions[each.which]);
    case 'events':
      await control.setDeliveries({ dropRate: each.areLost ? 1 : 0 });
      await stage.receiveEvents();
      await control.setDeliveries({ dropRate: 0 });
      return;
    case 'reconcile':
      return reconcile(scene);
    case 'giveUp':
      setClock(scene, 24 * 60);
      await stage.runJob('give-up-orders');
  }
}

async function order(
  { buyers, code, sessions }: Scene,
  { who: index, during }: Extract<Step, { kind: 'order' }>,
): Promise<void> {
  const buyer = buyers[index];
  const { openSession } = stage.provider;
  const opening = vi.spyOn(stage.provider, 'openSession');
  opening.mockImplementation(async (request) => {
    const session = await openSession(request);
    if (!sessions.includes(session.id)) sessions.push(session.id);
    if (during.startsWith('cancel')) await cancelOne(buyer, request.orderId);
    if (during.endsWith('Pay') || during === 'pay') await pay(session.id);
    if (during === 'cancelInOutage') await control.breakApi({ status: 500, times: 20 });
    return session;
  });
  await ignoreRejection(buyer?.order({ coupon: code }));
  opening.mockRestore();
  await control.restoreApi();
}

async function cancel(buyer: Buyer | undefined): Promise<void> {
  const mine = await buyer?.api.orders.mine({});
  for (const { id } of mine?.orders ?? []) await cancelOne(buyer, id);
}

async function cancelOne(buyer: Buyer | undefined, id: OrderId): Promise<void> {
  await ignoreRejection(buyer?.api.orders.cancel({ id }));
}

/** Stripe's page rejects payment if the session is closed or paid. */
async function pay(session: string | undefined): Promise<void> {
  if (session) await control.pay(session).catch(() => undefined);
}

async function reconcile(scene: Scene): Promise<void> {
  setClock(scene, 6);
  await stage.runJob('reconcile-payments');
}

async function ignoreRejection(asking: Promise<unknown> | undefined): Promise<void> {
  await asking?.catch((error: unknown) => {
    if (!(error instanceof ORPCError) || error.status >= 500) throw error;
  });
}

async function expectCouponWithinLimit({ code, limit }: Scene): Promise<void> {
  const { rows } = await stage.pool.query(
    "select count(*)::int as uses from orders where coupon = $1 and state <> 'cancelled'",
    [code],
  );
  expect(rows[0].uses).toBeLessThanOrEqual(limit);
}

async function expectMoneyAccountedFor(id: string): Promise<void> {
  const session = await stage.provider.readSession(id);
  const { rows } = await stage.pool.query(
    `select state, total, (select coalesce(sum(amount), 0)::int from ledger_entries
        where order_id = orders.id and account = 'stripe') as kept,
      (select coalesce(sum(amount), 0)::int from ledger_entries
        where order_id = orders.id and account = 'receivable') as owed
     from orders where session_id = $1`,
    [id],
  );
  const [row] = rows;
  const payment = session.paymentIntentId
    ? await stage.provider.readPayment(session.paymentIntentId)
    : null;
  const returned = (payment?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const taken = session.isPaid ? session.total : 0;
  expect(row.owed).toBe(0);
  expect(row.kept).toBe(taken - returned);
  expect(taken - returned).toBe(row.state === 'paid' ? row.total : 0);
  if (row.state === 'cancelled') expect(session.state).not.toBe('open');
}
