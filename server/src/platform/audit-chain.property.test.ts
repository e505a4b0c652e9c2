import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AuditContent,
  type ChainEnd,
  type ChainedEntry,
  chainEntries,
  chainStart,
  findBreak,
  toStorable,
  toStorableText,
} from './audit-chain.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 20 }).map(toStorableText);
const anyJson = fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }).map(toStorable);
const anyContent: fc.Arbitrary<AuditContent> = fc.record({
  number: fc.nat(),
  at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }),
  actorKind: fc.constantFrom('visitor', 'member', 'admin', 'system'),
  actorId: fc.option(anyText),
  action: anyText,
  targetKind: anyText,
  targetId: anyText,
  before: anyJson,
  after: anyJson,
  reason: fc.option(anyText),
  requestId: fc.option(anyText),
});
const anyChain = fc
  .array(anyContent, { minLength: 2, maxLength: 6 })
  .map((contents) => chainEntries(chainStart, contents));
const anyHash = fc.stringMatching(/^[0-9a-f]{64}$/);

/** One way to alter the meaning of each field of an entry. */
const alterations: Record<keyof ChainedEntry, fc.Arbitrary<unknown>> = {
  position: fc.integer({ min: -5, max: 20 }),
  number: fc.nat(),
  at: fc.date({ noInvalidDate: false }),
  actorKind: fc.constantFrom('visitor', 'member', 'admin', 'system'),
  actorId: fc.option(anyText),
  action: anyText,
  targetKind: anyText,
  targetId: anyText,
  before: anyJson,
  after: anyJson,
  reason: fc.option(anyText),
  requestId: fc.option(anyText),
  previousHash: anyHash,
  hash: anyHash,
};

test('a chain that nobody touched fits', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      expect(firstBreak(chain)).toBeNull();
    }),
  );
});

test.each(Object.keys(alterations) as (keyof ChainedEntry)[])(
  'an altered %s of any entry is found, at that entry',
  (field) => {
    fc.assert(
      fc.property(anyChain, fc.nat(), alterations[field], (chain, seed, value) => {
        const index = seed % chain.length;
        const altered = chain.map((entry, at) =>
          at === index ? { ...entry, [field]: value } : entry,
        );
        fc.pre(JSON.stringify(sortedKeys(altered)) !== JSON.stringify(sortedKeys(chain)));
        expect(firstBreak(altered)).toBe(index + 1);
      }),
    );
  },
);

test('text moved from one field into its neighbour is found', () => {
  const [entry] = chainEntries(chainStart, [aContent({ action: 'a', targetKind: 'bc' })]);
  expect(firstBreak([{ ...required(entry), action: 'ab', targetKind: 'c' }])).toBe(1);
});

test('an altered entry with a new hash of its own is found at the next one', () => {
  fc.assert(
    fc.property(anyChain, anyContent, fc.nat(), (chain, content, seed) => {
      const index = seed % (chain.length - 1);
      const end = chain[index - 1] ?? chainStart;
      const [forged] = chainEntries(end, [content]);
      fc.pre(forged?.hash !== chain[index]?.hash);
      expect(firstBreak(chain.with(index, required(forged)))).toBe(index + 2);
    }),
  );
});

test('a removed entry is found, where it is missing', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, seed) => {
      const index = seed % (chain.length - 1);
      expect(firstBreak(chain.toSpliced(index, 1))).toBe(index + 1);
    }),
  );
});

test('a removed entry is found also where the later ones moved up', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, seed) => {
      const index = seed % (chain.length - 1);
      const closed = chain.toSpliced(index, 1).map((entry, at) => ({ ...entry, position: at + 1 }));
      expect(firstBreak(closed)).toBe(index + 1);
    }),
  );
});

test('entries that changed places are found, with their positions or without', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), fc.nat(), (chain, one, other) => {
      const [first, second] = [one % chain.length, other % chain.length].sort((a, b) => a - b);
      fc.pre(first !== undefined && second !== undefined && first !== second);
      const swapped = chain
        .with(first, required(chain[second]))
        .with(second, required(chain[first]));
      expect(firstBreak(swapped)).not.toBeNull();
      expect(firstBreak(swapped.map((entry, at) => ({ ...entry, position: at + 1 })))).toBe(
        first + 1,
      );
    }),
  );
});

test('an inserted entry is found, however well it is sealed', () => {
  fc.assert(
    fc.property(anyChain, anyContent, fc.nat(), (chain, content, seed) => {
      const index = seed % chain.length;
      const [forged] = chainEntries(chain[index - 1] ?? chainStart, [content]);
      const inserted = chain.toSpliced(index, 0, required(forged));
      expect(firstBreak(inserted)).not.toBeNull();
      const numbered = inserted.map((entry, at) => ({ ...entry, position: at + 1 }));
      expect(firstBreak(numbered)).toBe(index + 2);
    }),
  );
});

test('a break is named by the number of its entry, or by the first that may be missing', () => {
  const [first, second, third] = chainEntries(
    chainStart,
    [4, 9, 11].map((number) => aContent({ number })),
  ).map((entry) => required(entry));
  expect(findBreak(required(first), { ...required(second), reason: 'forged' })).toBe(9);
  expect(findBreak(required(first), required(third))).toBe(5);
});

test('the order of keys does not change the hash', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const reordered = chain.map((entry) => ({
        ...entry,
        before: reversedKeys(entry.before),
        after: reversedKeys(entry.after),
      }));
      expect(firstBreak(reordered)).toBeNull();
    }),
  );
});

// The expected hash was computed independently of this code, from the hashed text.
test('the form of the hash stays as it is: old entries depend on it', () => {
  const content = aContent({ before: { b: [1, 'ž', null], a: true }, after: { rate: 0.1 } });
  const [entry] = chainEntries(chainStart, [content]);
  expect(entry?.hash).toBe('f45706dd846cea1853b235c6dde08c94692db9ffa347ef2f4afed46806f4986b');
});

test('keeps what JSON can say, and nothing that PostgreSQL refuses', () => {
  const value = {
    at: new Date('2026-11-16T10:00:00Z'),
    count: 12n,
    left: undefined,
    'half\uD800': 'nul\0 half\uDC00',
  };
  expect(toStorable(value)).toEqual({
    at: '2026-11-16T10:00:00.000Z',
    count: '12',
    'half\uFFFD': 'nul\uFFFD half\uFFFD',
  });
  expect(toStorable(undefined)).toBeNull();
  expect(toStorable(() => 1)).toBeNull();
});

test('a number too large for JavaScript is not taken for nothing', () => {
  const [entry] = chainEntries(chainStart, [aContent({ after: { amount: null } })]);
  const forged = { ...required(entry), after: JSON.parse('{"amount": 1e400}') };
  expect(firstBreak([forged])).toBe(1);
});

/** The position, counted from 1, of the first entry that breaks the chain. */
function firstBreak(entries: readonly ChainedEntry[]): number | null {
  let end: ChainEnd = chainStart;
  for (const [index, entry] of entries.entries()) {
    if (findBreak(end, entry) !== null) return index + 1;
    end = entry;
  }
  return null;
}

function aContent(overrides: Partial<AuditContent> = {}): AuditContent {
  return {
    number: 1,
    at: new Date('2026-11-16T10:00:00Z'),
    actorKind: 'admin',
    actorId: 'admin-id',
    action: 'people.suspend',
    targetKind: 'person',
    targetId: 'member-id',
    before: null,
    after: null,
    reason: null,
    requestId: null,
    ...overrides,
  };
}

function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('there is no such entry');
  return value;
}

function reversedKeys(value: unknown): unknown {
  return withKeys(value, (keys) => keys.toReversed());
}

function sortedKeys(value: unknown): unknown {
  return withKeys(value, (keys) => keys.toSorted());
}

function withKeys(value: unknown, arrange: (keys: string[]) => string[]): unknown {
  if (Array.isArray(value)) return value.map((part) => withKeys(part, arrange));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const members = new Map(Object.entries(value));
  return Object.fromEntries(
    arrange([...members.keys()]).map((key) => [key, withKeys(members.get(key), arrange)]),
  );
}
