import { randomUUID } from 'node:crypto';
import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { createRouterClient } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Buyer, home } from '../../../testing/checkout-buyer.ts';
import {
  adminContext,
  openCheckoutStage,
  sessionOf,
  shopOpeningTime,
} from '../../../testing/checkout-stage.ts';
import { runSize } from '../../../testing/run-size.ts';
import { insertPerson } from '../../identity/identity.factory.ts';

const histories = runSize({ nightly: 2_000, short: 15 });

const stage = await openCheckoutStage();
const { control } = stage.stripe;
const desk = createRouterClient(stage.router, { context: adminContext() });

beforeAll(async () => {
  await insertPerson(stage.db, { id: 'admin-id' });
  for (const percent of [10, 33, 100]) {
    await desk.coupons.create({
      code: `OFF${percent}`,
      value: { kind: 'percent', percent },
      note: 'for histories',
      startsAt: null,
      endsAt: null,
      limit: null,
      limitPerPerson: null,
      minimum: null,
      items: [],
      owner: null,
      isActive: true,
    });
  }
});

beforeEach(() => stage.platform.clock.set(shopOpeningTime));

afterAll(() => stage.close());

/** Everything that can happen to one order. */
type Step =
  | { readonly kind: 'refund'; readonly share: number }
  | { readonly kind: 'dispute'; readonly outcome: 'won' | 'lost' | 'open' }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'use' }
  | { readonly kind: 'renew'; readonly outcome: 'paid' | 'failed' };

type History = {
  readonly price: number;
  readonly country: 'DE' | 'FI' | 'HU' | 'LU' | 'SK';
  readonly sale: 'content' | 'subscription';
  readonly coupon: 'OFF10' | 'OFF33' | 'OFF100' | null;
  readonly isCompany: boolean;
  readonly steps: readonly Step[];
};

const step = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), share: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    kind: fc.constant('dispute' as const),
    outcome: fc.constantFrom('won' as const, 'lost' as const, 'open' as const),
  }),
  fc.constant({ kind: 'withdraw' as const }),
  fc.constant({ kind: 'use' as const }),
  fc.record({
    kind: fc.constant('renew' as const),
    outcome: fc.constantFrom('paid' as const, 'failed' as const),
  }),
);

const history: fc.Arbitrary<History> = fc.record({
  price: fc.integer({ min: 200, max: 99_999 }),
  country: fc.constantFrom('DE' as const, 'FI', 'HU', 'LU', 'SK'),
  sale: fc.constantFrom('content' as const, 'subscription'),
  coupon: fc.constantFrom(null, null, 'OFF10' as const, 'OFF33', 'OFF100'),
  isCompany: fc.boolean(),
  steps: fc.array(step, { maxLength: 5 }),
});

/** The expected state of an order after its steps, tracked independently of the product. */
type Model = {
  total: number;
  given: number;
  /** The refunded amount that Stripe didn't send. */
  owed: number;
  dispute: 'won' | 'lost' | 'open' | null;
  isUsed: boolean;
  isWithdrawn: boolean;
  renewals: number;
};

test('every history of an order ends as the model says, the ledger sums to 0, and the figures are the ledger’s to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (lived) => {
      const { orderId, item, buyer } = await order(lived);
      const model = await createModel(lived);
      for (const each of lived.steps)
        await performStep(each, { lived, model, orderId, item, buyer });
      await stage.receiveEvents();
      await expectAsModelled(orderId, model, lived);
      await expectFiguresOfLedger();
    }),
    { numRuns: histories },
  );
}, 3_600_000);

async function order({ price, country, sale, coupon, isCompany }: History) {
  const buyer = await stage.openBuyer();
  const item = await buyer.put({ kind: sale === 'content' ? 'course' : 'package', price });
  const company = isCompany ? 'Donau GmbH' : null;
  const placed = await buyer.order({ coupon, billing: { ...home, country, company } });
  if (placed.payAt) await control.pay(sessionOf(placed.payAt));
  await stage.receiveEvents();
  return { orderId: placed.orderId, item, buyer };
}

async function createModel({ price, coupon }: History): Promise<Model> {
  const percent = Number(coupon?.slice(3) ?? 0);
  const total = price - Math.floor((price * percent + 50) / 100);
  return {
    total,
    given: 0,
    owed: 0,
    dispute: null,
    isUsed: false,
    isWithdrawn: false,
    renewals: 0,
  };
}

type Scene = {
  lived: History;
  model: Model;
  orderId: OrderId;
  item: ItemId;
  buyer: Buyer;
};

async function performStep(each: Step, scene: Scene): Promise<void> {
  const acts = {
    refund: () => (each.kind === 'refund' ? refund(each.share, scene) : undefined),
    dispute: () => (each.kind === 'dispute' ? dispute(each.outcome, scene) : undefined),
    withdraw: () => withdraw(scene),
    use: () => useItem(scene),
    renew: () => (each.kind === 'renew' ? renew(each.outcome, scene) : undefined),
  };
  await acts[each.kind]();
  await stage.receiveEvents();
}

async function refund(share: number, { model, orderId }: Scene): Promise<void> {
  const amount = Math.max(1, Math.floor((model.total * share) / 100));
  const isPossible =
    model.total > 0 && model.dispute !== 'open' && amount <= model.total - model.given;
  const ask = {
    id: orderId,
    key: randomUUID(),
    amount: moneySchema.parse(amount),
    subscription: 'keep' as const,
    reason: 'asked',
  };
  if (!isPossible) await expect(desk.ordersAdmin.refund(ask)).rejects.toThrow();
  else {
    await desk.ordersAdmin.refund(ask);
    recordRefund(model, amount);
  }
}

/** Stripe doesn't refund disputed payments; staff must refund them by bank transfer. */
function recordRefund(model: Model, amount: number): void {
  model.given += amount;
  if (model.dispute !== null) model.owed += amount;
}

async function dispute(outcome: 'won' | 'lost' | 'open', { model, orderId }: Scene): Promise<void> {
  const { rows } = await stage.pool.query(
    'select payment_intent_id as id from orders where id = $1',
    [orderId],
  );
  const left = model.total - model.given;
  if (!rows[0]?.id || model.dispute !== null || left <= 0) return;
  const opened = await control.openDispute(rows[0].id, left);
  await stage.receiveEvents();
  model.dispute = 'open';
  if (outcome === 'open') return;
  await control.closeDispute(opened.dispute, outcome);
  model.dispute = outcome;
  if (outcome === 'lost') model.given += left;
}

async function withdraw({ lived, model, orderId, item, buyer }: Scene): Promise<void> {
  const isOpen =
    !lived.isCompany &&
    !model.isWithdrawn &&
    model.dispute !== 'open' &&
    !(lived.sale === 'content' && model.isUsed) &&
    (model.total === 0 || model.given < model.total) &&
    stage.platform.clock.now().toISOString() === new Date(shopOpeningTime).toISOString();
  const ask = { order: orderId, items: [item], iban: null };
  if (!isOpen) {
    await expect(buyer.api.orders.withdraw(ask)).rejects.toThrow();
    return;
  }
  const { refund: given } = await buyer.api.orders.withdraw(ask);
  expect(given).toBe(model.total - model.given);
  recordRefund(model, given);
  model.isWithdrawn = true;
}

async function useItem({ model, item, buyer }: Scene): Promise<void> {
  const before = await buyer.api.entitlements.mine({ items: [item] });
  if (!before[item]?.isAllowed) return;
  await stage.entitlements.api.markUsed(stage.db, buyer.userId, item);
  model.isUsed = true;
}

async function renew(outcome: 'paid' | 'failed', { lived, model, buyer }: Scene): Promise<void> {
  if (lived.sale !== 'subscription' || model.isWithdrawn) return;
  const { rows } = await stage.pool.query(
    'select stripe_subscription_id as id from subscriptions where user_id = $1',
    [buyer.userId],
  );
  if (rows[0]?.id === undefined) return;
  await control.renew(rows[0].id, outcome);
  if (outcome === 'paid') model.renewals += 1;
}

/** The sales page and Today must match the ledger in every generated history. */
async function expectFiguresOfLedger(): Promise<void> {
  const days = { from: '2026-01-01', to: '2027-12-31' };
  const { revenue, net, vat, days: byDay } = await desk.ordersAdmin.statistics(days);
  const { rows } = await stage.pool.query(
    `select coalesce(-sum(amount) filter (where account = 'revenue'), 0)::int as net,
       coalesce(-sum(amount) filter (where account = 'vat'), 0)::int as vat from ledger_entries`,
  );
  expect({ net, vat }).toEqual(rows[0]);
  expect(revenue).toBe(net + vat);
  expect(byDay.reduce((sum, day) => sum + day.revenue, 0)).toBe(revenue);
  const invoiced = await stage.pool.query(
    'select coalesce(sum(total), 0)::int as sum from invoices',
  );
  expect(revenue).toBe(invoiced.rows[0].sum);
}

async function expectAsModelled(orderId: OrderId, model: Model, lived: History): Promise<void> {
  const { rows } = await stage.pool.query(
    `select o.state, o.total, o.refunded, o.dispute, o.held_because as held,
       (select count(*)::int from orders r where r.subscription_id = o.subscription_id and r.id <> o.id
          and r.state = 'paid') as renewals
     from orders o where o.id = $1`,
    [orderId],
  );
  const isAllGiven = model.total > 0 && model.given === model.total;
  expect(rows[0]).toEqual({
    state: isAllGiven ? 'refunded' : 'paid',
    total: model.total,
    refunded: model.given,
    dispute: model.dispute,
    held: null,
    renewals: model.renewals,
  });
  const ledger = await stage.pool.query(
    'select account, sum(amount)::int as sum from ledger_entries where order_id = $1 group by account',
    [orderId],
  );
  const sums = Object.fromEntries(ledger.rows.map(({ account, sum }) => [account, sum]));
  const held = model.dispute === 'open' ? model.total - model.given : 0;
  expect(sums.receivable ?? 0).toBe(0 - model.owed);
  expect(sums.disputed ?? 0).toBe(held);
  expect(sums.stripe ?? 0).toBe(model.total - model.given + model.owed - held);
  expect((sums.revenue ?? 0) + (sums.vat ?? 0)).toBe(model.given - model.total);
  if (model.given === model.total) expect([sums.revenue ?? 0, sums.vat ?? 0]).toEqual([0, 0]);
  const everything = await stage.pool.query('select sum(amount)::int as sum from ledger_entries');
  expect(everything.rows[0].sum ?? 0, JSON.stringify(lived)).toBe(0);
}
