import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCreditorReference, toCreditorReference } from './to-creditor-reference.ts';

const orderNumber = fc.integer({ min: 100_001, max: 99_999_999 });

describe('creditorReference', () => {
  test('is the example of the standard', () => {
    expect(toCreditorReference(539_007_547_034)).toBe('RF18539007547034');
  });

  test('always passes the check of ISO 7064', () => {
    fc.assert(
      fc.property(orderNumber, (number) => {
        const reference = toCreditorReference(number);
        const digits = `${reference.slice(4)}2715${reference.slice(2, 4)}`;
        expect(BigInt(digits) % 97n).toBe(1n);
      }),
    );
  });
});

describe('orderNumberOf', () => {
  test.each([
    ['RF69100001', 100_001],
    ['rf69 1000 01', 100_001],
    ['RF69-1000-01', 100_001],
    ['Payment for /ROC/RF69100001/ from Anna', 100_001],
    ['RF69 100001 16.11.2026', 100_001],
    ['RF69\n1000\u00a001', 100_001],
    ['RF69 0000 0000 0100 001', 100_001],
    ['RF69100001, RF69 1000 01', 100_001],
    ['SURF RF69100001', 100_001],
    ['RF68100001', null],
    ['RF69100010', null],
    ['RF691000012', null],
    ['100001', null],
    ['RF', null],
    ['RF69', null],
    ['', null],
  ])('reads %j as %s', (text, number) => {
    expect(parseCreditorReference(text)).toBe(number);
  });

  test('does not choose between two orders', () => {
    const both = `${toCreditorReference(100_001)} and ${toCreditorReference(100_002)}`;
    expect(parseCreditorReference(both)).toBeNull();
  });

  test('finds no number that no order can have', () => {
    expect(parseCreditorReference(toCreditorReference(2_147_483_648))).toBeNull();
    expect(parseCreditorReference(toCreditorReference(100_000))).toBeNull();
    expect(parseCreditorReference(toCreditorReference(2_147_483_647))).toBe(2_147_483_647);
  });

  test('reads every reference, with spaces and words around it', () => {
    fc.assert(
      fc.property(orderNumber, fc.stringMatching(/^[a-eg-z .,:]{0,20}$/), (number, words) => {
        const grouped = toCreditorReference(number).replaceAll(/(.{4})/g, '$1 ');
        expect(parseCreditorReference(`${words}${grouped}${words}`.toLowerCase())).toBe(number);
      }),
    );
  });

  test('reads on where the first group of a number would be a reference too', () => {
    const twins = Array.from({ length: 900 }, (_, place) => 100_100 + place).filter((number) => {
      const first = Math.floor(number / 100);
      return toCreditorReference(first).slice(2, 4) === toCreditorReference(number).slice(2, 4);
    });
    expect(twins.length).toBeGreaterThan(0);
    for (const number of twins) {
      const grouped = toCreditorReference(number).replaceAll(/(.{4})/g, '$1 ');
      expect(parseCreditorReference(grouped)).toBe(number);
    }
  });

  test('a digit read wrongly is never another order', () => {
    fc.assert(
      fc.property(orderNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const reference = toCreditorReference(number);
        const place = 4 + (at % (reference.length - 4));
        const wrong = (Number(reference.charAt(place)) + by) % 10;
        const text = `${reference.slice(0, place)}${wrong}${reference.slice(place + 1)}`;
        expect(parseCreditorReference(text)).toBeNull();
      }),
    );
  });
});
