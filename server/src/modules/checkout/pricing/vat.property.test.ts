import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialRates } from '../rules/initial-rates.factory.ts';
import { cents } from './cents.ts';
import { splitVat } from './vat.ts';

const rate = fc.constantFrom(...new Set(Object.values(initialRates)));
const small = fc.integer({ min: 0, max: 300 });
const large = fc.integer({ min: 0, max: 2_147_483_647 });
const amount = fc.oneof(small, large).map(cents);
const often = { numRuns: 2_000 };

test('net and VAT make the total again, and neither is negative', () => {
  fc.assert(
    fc.property(amount, rate, (total, vatRate) => {
      const { net, vat } = splitVat(total, vatRate);
      expect(net + vat).toBe(total);
      expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
      expect(net).toBeGreaterThanOrEqual(vat);
    }),
    often,
  );
});

test('VAT is within half a cent of the true part, and never below its half', () => {
  fc.assert(
    fc.property(amount, rate, (total, vatRate) => {
      const { vat } = splitVat(total, vatRate);
      // −0.5 < vat − total × rate ÷ (10000 + rate) ≤ 0.5, in integers.
      const twiceOff = 2n * (BigInt(vat) * BigInt(10_000 + vatRate) - BigInt(total * vatRate));
      expect(twiceOff > -BigInt(10_000 + vatRate)).toBe(true);
      expect(twiceOff <= BigInt(10_000 + vatRate)).toBe(true);
    }),
    often,
  );
});

test('VAT on the net leads back to the total within a cent', () => {
  fc.assert(
    fc.property(amount, rate, (total, vatRate) => {
      const { net } = splitVat(total, vatRate);
      const again = Math.round((net * (10_000 + vatRate)) / 10_000);
      expect(Math.abs(again - total)).toBeLessThanOrEqual(1);
    }),
    often,
  );
});

test('a cent more never makes net or VAT smaller', () => {
  fc.assert(
    fc.property(amount, rate, (total, vatRate) => {
      const less = splitVat(total, vatRate);
      const more = splitVat(cents(total + 1), vatRate);
      expect(more.net).toBeGreaterThanOrEqual(less.net);
      expect(more.vat).toBeGreaterThanOrEqual(less.vat);
    }),
    often,
  );
});

test('a higher rate never means less VAT', () => {
  fc.assert(
    fc.property(amount, rate, rate, (total, one, other) => {
      const low = splitVat(total, Math.min(one, other));
      const high = splitVat(total, Math.max(one, other));
      expect(high.vat).toBeGreaterThanOrEqual(low.vat);
    }),
    often,
  );
});

test('what is given back is the mirror of what was paid', () => {
  fc.assert(
    fc.property(amount, rate, (total, vatRate) => {
      const { net, vat } = splitVat(total, vatRate);
      expect(splitVat(cents(0 - total), vatRate)).toEqual({ net: 0 - net, vat: 0 - vat });
    }),
    often,
  );
});
