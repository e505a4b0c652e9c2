import type { OrderId } from '@danube/contract/checkout/orders.schemas.ts';
import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { commissionIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { readDocumentedEvents } from '../../testing/documented-events.ts';
import { runSize } from '../../testing/run-size.ts';
import {
  balancesOf,
  isBurst,
  leftOf,
  type ModelBook,
  type ModelSale,
  payoutOf,
} from './commission-model.factory.ts';
import { openHistoryPeople } from './history-people.factory.ts';
import { recountCsv } from './recount-csv.factory.ts';
import { openRepStage, type Rep } from './sales-reps.factory.ts';

const histories = runSize({ nightly: 5_000, short: 24 });
/** Shops with their own database and clock, so that one works while another waits. */
const shops = await Promise.all(
  Array.from({ length: runSize({ nightly: 6, short: 2 }) }, openShop),
);

afterAll(() => Promise.all(shops.map(({ close }) => close())));

async function openShop() {
  // Only the events listed in the runbook: if it lacked one, the histories would differ.
  const shop = await openRepStage({ events: await readDocumentedEvents() });
  return { ...shop, people: await openHistoryPeople(shop) };
}

const share = fc.integer({ min: 1, max: 100 });
const step = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    price: fc.integer({ min: 200, max: 99_999 }),
    isSuspect: fc.integer({ min: 0, max: 4 }).map((random) => random === 0),
  }),
  fc.record({
    kind: fc.constant('subscribe' as const),
    price: fc.integer({ min: 200, max: 9_999 }),
  }),
  fc.record({ kind: fc.constant('renew' as const) }),
  fc.record({ kind: fc.constant('refund' as const), share }),
  fc.record({ kind: fc.constant('fault' as const), share }),
  fc.record({ kind: fc.constant('dispute' as const), isWon: fc.boolean() }),
  fc.record({ kind: fc.constant('withdraw' as const) }),
  fc.record({
    kind: fc.constant('decide' as const),
    decision: fc.constantFrom('released' as const, 'refused' as const),
  }),
  fc.record({ kind: fc.constant('end' as const) }),
  fc.record({ kind: fc.constant('rate' as const), rate: fc.integer({ min: 0, max: 5_000 }) }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ kind: fc.constant('payout' as const), isReturned: fc.boolean() }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

type Shop = Awaited<ReturnType<typeof openShop>>;
type Bought = Awaited<ReturnType<Shop['people']['buy']>>;

/** A sale of the model with its ids in the product. */
type Sold = ModelSale & {
  readonly order: OrderId;
  readonly bought: Bought;
  readonly kind: 'course' | 'package' | 'renewal';
  readonly isSuspect: boolean;
  hasDispute: boolean;
};
type Scene = { readonly shop: Shop; book: ModelBook<Sold>; rep: Rep; rate: number };

test('every history of a representative ends as the model says, and the ledger sums to 0', async ({
  annotate,
}) => {
  const { seed } = fc.readConfigureGlobal() ?? {};
  const each = { numRuns: Math.ceil(histories / shops.length) };
  await Promise.all(
    shops.map((shop, lane) =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), (steps) =>
          playHistory(shop, steps),
        ),
        // Otherwise a fixed seed would give each shop the same histories.
        seed === undefined ? each : { ...each, seed: seed + lane },
      ),
    ),
  );
  for (const { stage } of shops) {
    const { rows } = await stage.pool.query('select sum(amount)::int as all from ledger_entries');
    expect(rows[0].all ?? 0).toBe(0);
  }
  await annotate(`${histories} histories equal the model`);
}, 14_400_000);

async function playHistory(shop: Shop, steps: readonly Step[]): Promise<void> {
  const rep = await shop.people.openRep();
  const book = { today: 0, isActive: true, paid: 0, sales: [] };
  const scene: Scene = { shop, book, rep, rate: 2_000 };
  for (const each of steps) await performStep(each, scene);
  await expectAsModelled(scene);
  await excludeFromPayouts(scene);
}

type Acts = {
  [Kind in Step['kind']]: (each: Extract<Step, { kind: Kind }>, scene: Scene) => unknown;
};

const acts: Acts = {
  buy: ({ price, isSuspect }, scene) => buy({ kind: 'course', price, isSuspect }, scene),
  subscribe: ({ price }, scene) => buy({ kind: 'package', price, isSuspect: false }, scene),
  renew: (_, scene) => renew(scene),
  refund: (each, scene) => refund({ ...each, isBorne: true }, scene),
  fault: (each, scene) => refund({ ...each, isBorne: false }, scene),
  dispute: ({ isWon }, scene) => dispute(isWon, scene),
  withdraw: (_, scene) => withdraw(scene),
  decide: ({ decision }, scene) => decide(decision, scene),
  async rate({ rate }, scene) {
    const input = { id: scene.rep.id, itemType: null, rate, validFrom: null };
    await scene.shop.desk.salesRepsAdmin.addRate({ ...input, reason: 'agreed anew' });
    scene.rate = rate;
  },
  async wait({ days }, { shop, book }) {
    await shop.pass(days);
    book.today += days;
  },
  async end(_, { shop, book, rep }) {
    const input = { id: rep.id, isActive: false, reason: 'moved on' };
    await shop.desk.salesRepsAdmin.changeState(input);
    book.isActive = false;
  },
  payout: ({ isReturned }, scene) => payOut(scene, isReturned),
};

async function performStep(each: Step, scene: Scene): Promise<void> {
  // Each kind has a function that accepts its steps.
  await (acts[each.kind] as (each: Step, scene: Scene) => unknown)(each, scene);
  // No two events happen at the same time.
  const { clock } = scene.shop.stage.platform;
  clock.set(new Date(clock.now().getTime() + 1_000).toISOString());
}

async function buy(
  {
    kind,
    price,
    isSuspect,
  }: Pick<Sold, 'isSuspect'> & { kind: 'course' | 'package'; price: number },
  scene: Scene,
): Promise<void> {
  const { shop, book, rep, rate } = scene;
  // Codes of a closed representative can't be used.
  if (!book.isActive) return;
  const isHeld = isSuspect || isBurst(book, ({ kind: sold }) => sold !== 'renewal');
  const name = isSuspect ? { name: 'Tomáš Baláž' } : {};
  const bought = await shop.people.buy({ kind, price, invitedBy: rep.code, ...name });
  const { orderId: order } = bought;
  await sell(scene, { order, bought, kind, rate, isSuspect, hold: isHeld ? 'held' : 'none' });
}

async function sell(
  { shop, book }: Scene,
  sold: Pick<Sold, 'order' | 'bought' | 'kind' | 'rate' | 'isSuspect' | 'hold'>,
): Promise<void> {
  const { rows } = await shop.stage.pool.query('select net, total from orders where id = $1', [
    sold.order,
  ]);
  book.sales.push({
    ...sold,
    net: Number(rows[0].net),
    total: Number(rows[0].total),
    paidOn: book.today,
    borne: 0,
    excused: 0,
    disputed: 0,
    hasDispute: false,
  });
}

async function refund(
  { share: percent, isBorne }: { share: number; isBorne: boolean },
  { shop, book }: Scene,
): Promise<void> {
  const last = book.sales.at(-1);
  const amount = last ? Math.floor((leftOf(last) * percent) / 100) : 0;
  if (!last || amount === 0) return;
  await shop.refund({ id: last.order, amount, cause: isBorne ? 'buyer' : 'academy' });
  if (isBorne) last.borne += amount;
  else last.excused += amount;
}

async function withdraw({ shop, book }: Scene): Promise<void> {
  const last = book.sales.at(-1);
  if (last?.kind !== 'course' || leftOf(last) < last.total || last.hasDispute) return;
  if (book.today > last.paidOn + 13) return;
  const { buyer, item, orderId } = last.bought;
  await buyer.api.orders.withdraw({ order: orderId, items: [item], iban: null });
  await shop.stage.receiveEvents();
  last.borne = last.total;
}

/** The oldest held commission. */
async function decide(decision: 'released' | 'refused', { shop, book, rep }: Scene): Promise<void> {
  const sale = book.sales.find(({ hold }) => hold === 'held');
  if (!sale) return;
  const { rows } = await shop.stage.pool.query(
    'select id from commission_lines where rep_id = $1 and order_id = $2 and reverses is null',
    [rep.id, sale.order],
  );
  const id = commissionIdSchema.parse(rows[0].id);
  await shop.desk.salesRepsAdmin.decideHold({ id, decision, note: 'looked at it' });
  sale.hold = decision === 'refused' ? 'refused' : 'none';
}

async function payOut({ shop, book, rep }: Scene, isReturned: boolean): Promise<void> {
  const { desk, secondBookkeeper } = shop;
  const due = payoutOf(book);
  const draft = await desk.salesRepsAdmin.draftPayout().catch(() => null);
  const own = draft?.items.find(({ repId }) => repId === rep.id);
  expect(own?.amount ?? null).toBe(due);
  if (!draft) return;
  const { id } = draft;
  await secondBookkeeper.salesRepsAdmin.confirmPayout({ id });
  await desk.salesRepsAdmin.markSent({ id });
  if (due === null) return;
  const outcome = { id, repId: rep.id, outcome: 'returned' as const, reason: 'closed' };
  if (isReturned) await desk.salesRepsAdmin.settlePayment(outcome);
  else book.paid += due;
}

async function renew(scene: Scene): Promise<void> {
  const { book } = scene;
  const { stage } = scene.shop;
  const first = book.sales.findLast(({ kind }) => kind === 'package');
  const { rows } = await stage.pool.query(
    "select id, stripe_subscription_id as name from subscriptions where user_id = $1 and state = 'active'",
    [first?.bought.buyer.userId],
  );
  if (!first || !rows[0]) return;
  await stage.stripe.control.renew(rows[0].name, 'paid');
  await stage.receiveEvents();
  const made = await stage.pool.query('select id from orders where subscription_id = $1', [
    rows[0].id,
  ]);
  const known = new Set<string>(book.sales.map(({ order }) => order));
  const order = made.rows.map(({ id }) => orderIdSchema.parse(id)).find((id) => !known.has(id));
  // Renewals end with the representative, and after the first year.
  if (!order || !book.isActive || book.today - first.paidOn >= 365) return;
  const { rate, bought, isSuspect } = first;
  const hold = isSuspect ? 'held' : 'none';
  await sell(scene, { order, bought, kind: 'renewal', rate, isSuspect, hold });
}

async function dispute(isWon: boolean, { shop: { stage }, book }: Scene): Promise<void> {
  const last = book.sales.at(-1);
  if (!last || leftOf(last) === 0 || last.hasDispute) return;
  const { rows } = await stage.pool.query(
    'select payment_intent_id as id from orders where id = $1',
    [last.order],
  );
  const opened = await stage.stripe.control.openDispute(rows[0].id, leftOf(last));
  await stage.receiveEvents();
  await stage.stripe.control.closeDispute(opened.dispute, isWon ? 'won' : 'lost');
  await stage.receiveEvents();
  last.hasDispute = true;
  if (!isWon) last.disputed = leftOf(last);
}

/**
 * Without a bank account nobody is part of a payout. Otherwise each history would also pay out all
 * earlier ones, and the run time would be quadratic.
 */
async function excludeFromPayouts({ shop: { stage }, rep: { id } }: Scene): Promise<void> {
  await stage.pool.query('update reps set iban = null where id = $1', [id]);
  await stage.pool.query(
    "update commission_stands set due_at = 'infinity' where rep_id = $1 and state = 'pending'",
    [id],
  );
}

async function expectAsModelled({ shop, book, rep }: Scene): Promise<void> {
  const { stage } = shop;
  const expected = balancesOf(book);
  await stage.runJob('mature-commissions');
  const { balances } = await rep.api.salesReps.dashboard({});
  expect(balances).toEqual(expected);
  const { csv } = await rep.api.salesReps.exportCsv();
  for (const sums of [await shop.sums(rep.id), recountCsv(csv).sums]) {
    const { pending = 0, payable = 0, paid = 0, held = 0, closed = 0 } = sums;
    expect({ pending, payable, paid, held, closed }).toEqual({ ...expected, closed: 0 });
  }
  expect(recountCsv(csv).wrong).toEqual([]);
  const { rows } = await stage.pool.query(
    `select coalesce(sum(l.amount), 0)::int as all,
       (select coalesce(sum(amount), 0)::int from commission_lines where rep_id = $1) as lines,
       coalesce(sum(l.amount) filter (where l.account = 'commission'), 0)::int as cost,
       coalesce(-sum(l.amount) filter (where l.account = 'repPaid'), 0)::int as paid
     from ledger_entries l join order_attributions a on a.order_id = l.order_id
     where a.rep_id = $1`,
    [rep.id],
  );
  const lines = expected.paid + expected.payable + expected.pending + expected.held;
  expect(rows[0]).toEqual({ all: 0, lines, cost: lines, paid: expected.paid });
}
