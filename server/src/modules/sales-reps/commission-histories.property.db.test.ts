import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { runSize } from '../../testing/run-size.ts';
import { openRepStage, type Rep } from './sales-reps.factory.ts';

const histories = runSize({ nightly: 500, short: 12 });
const shop = await openRepStage();
const { stage, desk, secondDesk } = shop;

afterAll(() => shop.close());

const share = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), price: fc.integer({ min: 200, max: 99_999 }) }),
  fc.record({
    kind: fc.constant('subscribe' as const),
    price: fc.integer({ min: 200, max: 9_999 }),
  }),
  fc.record({ kind: fc.constant('renew' as const) }),
  fc.record({ kind: fc.constant('refund' as const), share }),
  fc.record({ kind: fc.constant('fault' as const), share }),
  fc.record({ kind: fc.constant('dispute' as const), isWon: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('payout' as const), isReturned: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What the rules say, written down apart from the product: a purse of entries, and no database. */
type Sold = {
  net: number;
  total: number;
  rate: number;
  /** Gross that went back, and what of it the representative bears. */
  gone: number;
  borne: number;
  /** Commission left of it. */
  left: number;
  readyOn: number;
  order: OrderId;
  disputed: boolean;
  isSubscription: boolean;
  bought: Awaited<ReturnType<typeof shop.buy>>;
};
type Entry = { amount: number; readyOn: number; isPaid: boolean };
type Model = { day: number; rate: number; sold: Sold[]; entries: Entry[] };

const rounded = (amount: number, part: number, whole: number) =>
  Math.floor((amount * part) / whole + 0.5);

function earn(model: Model, sale: Omit<Sold, 'gone' | 'borne' | 'left' | 'readyOn' | 'disputed'>) {
  const left = rounded(sale.net, sale.rate, 10_000);
  // Fourteen days, of which the first does not count, and seven more.
  const readyOn = model.day + 22;
  model.sold.push({ ...sale, left, readyOn, gone: 0, borne: 0, disputed: false });
  model.entries.push({ amount: left, readyOn, isPaid: false });
}

function giveBack(
  { entries }: Model,
  sale: Sold,
  { amount, isBorne }: { amount: number; isBorne: boolean },
) {
  sale.gone += amount;
  if (!isBorne) return;
  sale.borne += amount;
  const full = rounded(sale.net, sale.rate, 10_000);
  const left = full - rounded(full, sale.borne, sale.total);
  entries.push({ amount: left - sale.left, readyOn: sale.readyOn, isPaid: false });
  sale.left = left;
}

test('every history of a representative ends as the model says, and the ledger sums to 0', async () => {
  let serial = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const rep = await shop.openRep({ code: `MODEL${++serial}`, rate: 2_000 });
      await shop.makePayable(rep);
      const model: Model = { day: 0, rate: 2_000, sold: [], entries: [] };
      for (const each of steps) await live(each, { model, rep });
      await expectAsModelled(model, rep);
    }),
    { numRuns: histories },
  );
}, 3_600_000);

type Scene = { model: Model; rep: Rep };
type Acts = {
  [Kind in Step['kind']]: (each: Extract<Step, { kind: Kind }>, scene: Scene) => unknown;
};

const acts: Acts = {
  buy: ({ price }, scene) => buy({ kind: 'course', price }, scene),
  subscribe: ({ price }, scene) => buy({ kind: 'package', price }, scene),
  renew: (_, scene) => renew(scene),
  refund: (each, scene) => refund({ ...each, isBorne: true }, scene),
  fault: (each, scene) => refund({ ...each, isBorne: false }, scene),
  dispute: ({ isWon }, scene) => dispute(isWon, scene),
  withdraw: (_, scene) => withdraw(scene),
  async rate({ rate }, { model, rep }) {
    const wish = { id: rep.id, itemType: null, rate, validFrom: null };
    await desk.salesRepsAdmin.addRate({ ...wish, reason: 'agreed anew' });
    model.rate = rate;
  },
  async wait({ days }, { model }) {
    await shop.pass(days);
    model.day += days;
  },
  payout: ({ isReturned }, scene) => payOut(scene, isReturned),
};

async function live(each: Step, scene: Scene): Promise<void> {
  // The table has an act for each kind, which takes steps of this kind.
  await (acts[each.kind] as (each: Step, scene: Scene) => unknown)(each, scene);
  // Nothing happens twice at one moment, as in life.
  const { clock } = stage.platform;
  clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
}

async function buy(
  { kind, price }: { kind: 'course' | 'package'; price: number },
  { model, rep }: Scene,
): Promise<void> {
  const bought = await shop.buy({ kind, price, invitedBy: rep.code });
  const { rate } = model;
  const isSubscription = kind === 'package';
  earn(model, { ...(await priceOf(bought.orderId)), rate, isSubscription, bought });
}

async function refund(
  { share: percent, isBorne }: { share: number; isBorne: boolean },
  { model }: Scene,
): Promise<void> {
  const last = model.sold.at(-1);
  const amount = last ? Math.floor(((last.total - last.gone) * percent) / 100) : 0;
  if (!last || amount === 0) return;
  await shop.refund({ id: last.order, amount, cause: isBorne ? 'buyer' : 'academy' });
  giveBack(model, last, { amount, isBorne });
}

async function withdraw({ model }: Scene): Promise<void> {
  const last = model.sold.at(-1);
  const isOpen = last && last.gone === 0 && !last.disputed && model.day <= last.readyOn - 22 + 13;
  if (!isOpen || last.isSubscription || last.bought.orderId !== last.order) return;
  const { buyer, item, orderId } = last.bought;
  await buyer.api.orders.withdraw({ order: orderId, items: [item], iban: null });
  await stage.hear();
  giveBack(model, last, { amount: last.total, isBorne: true });
}

async function payOut({ model, rep }: Scene, isReturned: boolean): Promise<void> {
  const due = model.entries.filter(({ isPaid, readyOn }) => !isPaid && readyOn <= model.day);
  const sum = due.reduce((all, { amount }) => all + amount, 0);
  const isDue = sum >= 5_000;
  // Representatives of earlier histories may be due as well.
  const draft = await desk.salesRepsAdmin.draftPayout().catch(() => null);
  const own = draft?.items.find(({ repId }) => repId === rep.id);
  expect(own?.amount).toBe(isDue ? sum : undefined);
  if (!draft) return;
  const { id } = draft;
  await secondDesk.salesRepsAdmin.confirmPayout({ id });
  await desk.salesRepsAdmin.markSent({ id });
  if (!isDue) return;
  const outcome = { id, repId: rep.id, outcome: 'returned' as const, reason: 'closed' };
  if (isReturned) await desk.salesRepsAdmin.settlePayment(outcome);
  else for (const entry of due) entry.isPaid = true;
}

async function expectAsModelled(model: Model, rep: Rep): Promise<void> {
  const sum = (entries: readonly Entry[]) => entries.reduce((all, { amount }) => all + amount, 0);
  const open = model.entries.filter(({ isPaid }) => !isPaid);
  const expected = {
    paid: sum(model.entries.filter(({ isPaid }) => isPaid)),
    payable: sum(open.filter(({ readyOn }) => readyOn <= model.day)),
    pending: sum(open.filter(({ readyOn }) => readyOn > model.day)),
    held: 0,
  };
  await stage.runJob('mature-commissions');
  const { balances } = await rep.api.salesReps.dashboard({});
  expect(balances).toEqual(expected);
  const { pending = 0, payable = 0, paid = 0, held = 0 } = await shop.sums(rep.id);
  expect({ pending, payable, paid, held }).toEqual(expected);
  const { rows } = await stage.pool.query(
    `select (select coalesce(sum(amount), 0)::int from ledger_entries) as all,
       (select coalesce(sum(amount), 0)::int from commission_lines where rep_id = $1) as lines,
       coalesce(sum(l.amount) filter (where l.account = 'commission'), 0)::int as cost,
       coalesce(-sum(l.amount) filter (where l.account = 'repPaid'), 0)::int as paid
     from ledger_entries l join order_attributions a on a.order_id = l.order_id
     where a.rep_id = $1 and l.account like 'rep%' or l.account = 'commission' and a.rep_id = $1`,
    [rep.id],
  );
  const lines = expected.paid + expected.payable + expected.pending;
  expect(rows[0]).toEqual({ all: 0, lines, cost: lines, paid: expected.paid });
}

async function priceOf(order: OrderId) {
  const { rows } = await stage.pool.query('select net, total from orders where id = $1', [order]);
  return { order, net: Number(rows[0].net), total: Number(rows[0].total) };
}

async function renew({ model }: Scene): Promise<void> {
  const first = model.sold.findLast(({ isSubscription }) => isSubscription);
  const { rows } = await stage.pool.query(
    "select id, stripe_subscription_id as name from subscriptions where user_id = $1 and state = 'active'",
    [first?.bought.buyer.userId],
  );
  if (!first || !rows[0]) return;
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.hear();
  const made = await stage.pool.query('select id from orders where subscription_id = $1', [
    rows[0].id,
  ]);
  const known = new Set<string>(model.sold.map(({ order }) => order));
  const order = made.rows.map(({ id }) => orderIdSchema.parse(id)).find((id) => !known.has(id));
  if (!order) return;
  const { rate, bought } = first;
  earn(model, { ...(await priceOf(order)), rate, isSubscription: false, bought });
}

async function dispute(isWon: boolean, { model }: Scene): Promise<void> {
  const last = model.sold.at(-1);
  const amount = last ? last.total - last.gone : 0;
  if (!last || amount === 0 || last.disputed) return;
  const { rows } = await stage.pool.query(
    'select payment_intent_id as id from orders where id = $1',
    [last.order],
  );
  const opened = await stage.stripe.control.openDispute(rows[0].id, amount);
  await stage.hear();
  await stage.stripe.control.closeDispute(opened.dispute, isWon ? 'won' : 'lost');
  await stage.hear();
  last.disputed = true;
  if (!isWon) giveBack(model, last, { amount, isBorne: true });
}
