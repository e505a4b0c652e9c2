import type { SeededRandom } from './seeded-random.ts';

/** Field names with which someone might try to set a price. */
const names = [
  'price',
  'unitPrice',
  'unit_amount',
  'amount',
  'total',
  'subtotal',
  'net',
  'vat',
  'vatRate',
  'quantity',
  'currency',
  'discount',
  'priceBefore',
  'cents',
  'userId',
  'isOffered',
  'sale',
  'interval',
  'expiresAt',
  'state',
  'paidAt',
  'refunded',
  '__proto__',
  'constructor',
] as const;

const values: readonly [unknown, ...unknown[]] = [
  0,
  -1,
  1,
  0.01,
  -14_900,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  '0',
  '0.00',
  '-1',
  '1e-9',
  'free',
  'USD',
  'eur',
  'JPY',
  '€0',
  '9'.repeat(40),
  "0'; drop table orders; --",
  '\u0000',
  null,
  true,
  false,
  [],
  [0],
  {},
  { amount: 0 },
  { $gt: 0 },
  'paid',
  'none',
  'admin',
];

/** The same input with additional fields, at every depth. */
export function withForgedAmounts<Input extends object>(
  random: SeededRandom,
  input: Input,
): object {
  const forged: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    forged[name] = isPlain(value) ? withForgedAmounts(random, value) : value;
  }
  const count = 1 + random.below(4);
  for (let added = 0; added < count; added += 1) {
    const name = random.pick(names);
    if (name in input) continue;
    // A plain assignment wouldn't create a field called `__proto__`.
    Object.defineProperty(forged, name, {
      value: random.pick(values),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return forged;
}

/** Sometimes an expected field also has a wrong value. */
export function withForgedField(
  random: SeededRandom,
  input: object,
  fields: readonly [string, ...string[]],
) {
  if (random.below(4) > 0) return input;
  return { ...input, [random.pick(fields)]: random.pick(values) };
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
