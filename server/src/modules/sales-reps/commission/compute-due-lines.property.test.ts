import { orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import { moneySchema } from '@danube/contract/money.ts';
import { commissionIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Sale } from '../../checkout/checkout.api.ts';
import { computeDueLines, type DueLine, type ExistingLine } from './compute-due-lines.ts';

const orderId = orderIdSchema.parse('0192f3e8-8a51-7c11-9f0a-2b6d4c8e1a90');
const anyId = commissionIdSchema.parse('0192f3e8-8a51-7c11-9f0a-2b6d4c8e1a91');
const cents = (amount: number) => moneySchema.parse(amount);
const minute = (count: number) => new Date(Date.parse('2026-11-16T09:00:00Z') + count * 60_000);

type Line = { total: number; vat: number; rate: number };
type PartialRefund = { cause: 'buyer' | 'withdrawal' | 'academy'; percents: readonly number[] };

const line = fc
  .record({
    total: fc.integer({ min: 0, max: 200_000 }),
    rate: fc.integer({ min: 0, max: 10_000 }),
  })
  .chain(({ total, rate }) =>
    fc.integer({ min: 0, max: Math.floor(total / 4) }).map((vat): Line => ({ total, vat, rate })),
  );
const part: fc.Arbitrary<PartialRefund> = fc.record({
  cause: fc.constantFrom('buyer' as const, 'withdrawal', 'academy'),
  percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
});

/** The sale after its first refunds, each a share of what the lines had left. */
function saleAfter(lines: readonly Line[], parts: readonly PartialRefund[]): Sale {
  const left = lines.map(({ total }) => total);
  const returnedAmount = parts.map(({ cause, percents }, place) => {
    const shares = left.map((rest, at) => cents(Math.floor((rest * (percents[at] ?? 0)) / 100)));
    for (const [at, share] of shares.entries()) left[at] = (left[at] ?? 0) - share;
    return { name: `refund:${place}`, cause, at: minute(place + 1), shares };
  });
  return {
    orderId,
    userId: 'buyer',
    email: 'a@b.example',
    billingName: 'A',
    country: 'DE',
    placedAt: minute(0),
    paidAt: minute(0),
    withdrawalEnd: minute(9_999),
    continues: null,
    cardDigest: null,
    dispute: null,
    returnedAmount,
    lines: lines.map(({ total, vat }, place) => ({
      position: place + 1,
      itemType: 'course',
      title: 'A',
      price: cents(total),
      discount: cents(0),
      total: cents(total),
      vat: cents(vat),
      net: cents(total - vat),
    })),
  };
}

const toExisting = (due: readonly DueLine[]): ExistingLine[] =>
  due.map((one) => ({ ...one, id: anyId, state: 'pending' }));
const sum = (lines: readonly DueLine[], field: 'total' | 'vat' | 'amount') =>
  lines.reduce((all, one) => all + one[field], 0);

test('told step by step or all at once, a sale asks for the same lines, and for none twice', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 3 }), fc.array(part), (lines, parts) => {
      const terms = { cause: 'sale' as const, rates: lines.map(({ rate }) => rate) };
      let steps: DueLine[] = [];
      for (let known = 0; known <= parts.length; known++) {
        const sale = saleAfter(lines, parts.slice(0, known));
        steps = [...steps, ...computeDueLines(sale, terms, toExisting(steps))];
      }
      const whole = saleAfter(lines, parts);
      const bySource = (one: DueLine, other: DueLine) => one.source.localeCompare(other.source);
      expect(steps.toSorted(bySource)).toEqual(
        computeDueLines(whole, terms, []).toSorted(bySource),
      );
      expect(computeDueLines(whole, terms, toExisting(steps))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('what went back altogether leaves nothing, and the fault of the academy takes nothing', () => {
  fc.assert(
    fc.property(line, fc.array(part), (sold, parts) => {
      const all: PartialRefund = { cause: 'buyer', percents: [100] };
      const terms = { cause: 'sale' as const, rates: [sold.rate] };
      const byBuyer = parts.map((one) => ({ ...one, cause: 'buyer' as const }));
      const due = computeDueLines(saleAfter([sold], [...byBuyer, all]), terms, []);
      expect([sum(due, 'total'), sum(due, 'vat'), sum(due, 'amount')]).toEqual([0, 0, 0]);
      const byFault = [...parts, all].map((one) => ({ ...one, cause: 'academy' as const }));
      const saved = computeDueLines(saleAfter([sold], byFault), terms, []);
      expect([sum(saved, 'total'), sum(saved, 'amount')]).toEqual([0, saved[0]?.amount]);
    }),
    { numRuns: 1_000 },
  );
});

test('a dispute that is won gives again exactly what it took, and what was refused stays so', () => {
  const sale = saleAfter([{ total: 11_900, vat: 1_900, rate: 3_333 }], []);
  const terms = { cause: 'sale' as const, rates: [3_333] };
  const dispute = { name: `dispute:${orderId}`, cause: 'dispute' as const, at: minute(5) };
  const decidedAt = minute(9);
  const shares = [cents(4_567)];
  const won = computeDueLines(
    { ...sale, dispute: { ...dispute, shares, decidedAt, state: 'won' } },
    terms,
    [],
  );
  expect(won.map(({ cause }) => cause)).toEqual(['sale', 'disputeOpened', 'disputeWon']);
  expect(won.map(({ at }) => at)).toEqual([minute(0), minute(5), minute(9)]);
  expect(sum(won, 'amount')).toBe(won[0]?.amount);
  const [earned] = toExisting(won);
  if (!earned) throw new Error('nothing was earned');
  const refused = { ...earned, source: 'refused:1', cause: 'refused' as const, total: cents(0) };
  const after = saleAfter(
    [{ total: 11_900, vat: 1_900, rate: 3_333 }],
    [{ cause: 'buyer', percents: [50] }],
  );
  const late = computeDueLines(after, terms, [
    earned,
    { ...refused, amount: cents(0 - earned.amount) },
  ]);
  expect(late.map(({ amount }) => amount)).toEqual([0]);
});

/** Written from the rule: a share of the net price, minus the same share of what the rep bears. */
function remaining({ total, vat, rate }: Line, borne: number): number {
  const halfUp = (dividend: number, divisor: number) =>
    Math.floor((2 * dividend + divisor) / (2 * divisor));
  const full = halfUp((total - vat) * rate, 10_000);
  return total === 0 ? full : full - halfUp(full * borne, total);
}

test('parts of any cause around a dispute leave the commission of the rest, to the cent', () => {
  const story = fc.record({
    sold: line,
    before: fc.array(part, { maxLength: 3 }),
    after: fc.array(part, { maxLength: 3 }),
    percent: fc.integer({ min: 0, max: 100 }),
    state: fc.constantFrom('open' as const, 'won', 'lost'),
    // Both within the same millisecond, where the dispute counts first.
    isSameMoment: fc.boolean(),
  });
  fc.assert(
    fc.property(story, ({ sold, before, after, percent, state, isSameMoment }) => {
      const terms = { cause: 'sale' as const, rates: [sold.rate] };
      const shareOf = ({ returnedAmount }: Sale) =>
        returnedAmount.reduce((all, { shares }) => all + (shares[0] ?? 0), 0);
      const first = saleAfter([sold], before);
      const disputed = Math.floor(((sold.total - shareOf(first)) * percent) / 100);
      const left = sold.total - shareOf(first) - (state === 'won' ? 0 : disputed);
      const later = saleAfter([{ ...sold, total: left }], after).returnedAmount;
      const returnedAmount = [
        ...first.returnedAmount,
        ...later.map((one, place) => ({ ...one, name: `later:${place}`, at: minute(20 + place) })),
      ];
      const at = minute(isSameMoment ? before.length : 10);
      const dispute = { name: `dispute:${orderId}`, cause: 'dispute' as const, at };
      const shares = [cents(disputed)];
      const told = [
        first,
        { ...first, dispute: { ...dispute, shares, decidedAt: null, state: 'open' as const } },
        { ...first, dispute: { ...dispute, shares, decidedAt: minute(12), state } },
        { ...first, returnedAmount, dispute: { ...dispute, shares, decidedAt: minute(12), state } },
      ];
      const borne =
        returnedAmount
          .filter(({ cause }) => cause !== 'academy')
          .reduce((all, { shares: [share = 0] }) => all + share, 0) +
        (state === 'won' ? 0 : disputed);
      // With every step, or only by the last one.
      for (const steps of [told, told.slice(-1)]) {
        let lines: DueLine[] = [];
        for (const sale of steps)
          lines = [...lines, ...computeDueLines(sale, terms, toExisting(lines))];
        expect(sum(lines, 'amount')).toBe(remaining(sold, borne));
      }
    }),
    { numRuns: 2_000 },
  );
});
