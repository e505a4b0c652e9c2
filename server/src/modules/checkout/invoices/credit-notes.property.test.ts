import { itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { type Money, moneySchema } from '@danube/contract/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitRefund } from '../ledger/split-refund.ts';
import { allocate } from '../pricing/allocate.ts';
import { allocateNextReturn, type ReturnedAmount } from '../pricing/allocate-returns.ts';
import { toCreditLines } from './to-invoice-lines.ts';

const cents = (amount: number) => moneySchema.parse(amount);

const soldOrder = fc
  .record({
    totals: fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }),
    rate: fc.integer({ min: 0, max: 2_700 }),
  })
  .map(({ totals, rate }) => {
    const total = sumOf(totals);
    const vat = Math.round((total * rate) / (10_000 + rate));
    const vats = allocate(cents(vat), totals);
    const lines = totals.map((each, index) => ({
      itemId: itemIdSchema.parse(`0192f3e8-8a51-4c11-9f0a-2b6d4c8e1a9${index}`),
      title: `Item ${index}`,
      credit: cents(0),
      total: cents(each),
      net: cents(each - (vats[index] ?? 0)),
      vat: cents(vats[index] ?? 0),
    }));
    return { lines, total: cents(total), vat: cents(vat), net: cents(total - vat) };
  });

/** A refund of a share of what is left, of the order or of the lines of a bit pattern. */
const someRefund = fc.record({ percent: fc.integer({ min: 1, max: 100 }), about: fc.nat(63) });

test('credit notes name what is returned, never more than it cost, and add up to the cent', () => {
  fc.assert(
    fc.property(soldOrder, fc.array(someRefund, { maxLength: 6 }), (order, wanted) => {
      const { lines } = order;
      const credited = lines.map(() => 0);
      const earlier: ReturnedAmount[] = [];
      let already = cents(0);
      // The last one is everything that is left.
      for (const [index, { percent, about }] of [...wanted, { percent: 100, about: 0 }].entries()) {
        const named = lines.filter((_, place) => (about & (1 << place)) !== 0);
        const affected = named.length > 0 ? named : lines;
        const left = sumOf(
          affected.map((line) => line.total - (credited[lines.indexOf(line)] ?? 0)),
        );
        const amount = cents(Math.ceil((left * percent) / 100));
        if (amount === 0) continue;
        const items = named.map(({ itemId }) => itemId);
        const next = aReturn(index, amount, items);
        const part = splitRefund(order, already, amount);
        const shares = allocateNextReturn(lines, earlier, next);
        const note = toCreditLines(lines, shares, part);
        expect(sumOf(note.map(({ total }) => total))).toBe(-amount);
        expect(sumOf(note.map(({ vat }) => vat))).toBe(0 - part.vat);
        expect(sumOf(note.map(({ net }) => net))).toBe(0 - part.net);
        for (const { title, total, net, vat } of note) {
          expect(net + vat).toBe(total);
          const place = lines.findIndex((line) => line.title === title);
          expect(affected).toContain(lines[place]);
          credited[place] = (credited[place] ?? 0) - total;
          expect(credited[place]).toBeLessThanOrEqual(lines[place]?.total ?? 0);
        }
        earlier.push(next);
        already = cents(already + amount);
      }
      expect(credited).toEqual(lines.map(({ total }) => total));
    }),
  );
});

function aReturn(minute: number, amount: Money, items: ReturnedAmount['items']): ReturnedAmount {
  const at = new Date(minute * 60_000);
  return { name: `refund:${minute}`, cause: 'buyer', amount, items, at, isFinal: true };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
