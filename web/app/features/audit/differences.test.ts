import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differences } from './differences.ts';

const sorted = (found: Difference[]) =>
  found.map((difference) => JSON.stringify(swap(swap(difference)))).sort();

function swap({ field, before, after }: Difference) {
  return { field, before: after, after: before };
}

describe('what an act changed', () => {
  it('names only the fields that differ, inner ones with their way', () => {
    const before = { role: 'member', email: 'a@example.eu', suspension: null };
    const after = { role: 'admin', email: 'a@example.eu', suspension: { reason: 'Why' } };
    expect(differences(before, after)).toEqual([
      { field: 'role', before: 'member', after: 'admin' },
      { field: 'suspension.reason', before: undefined, after: 'Why' },
    ]);
  });

  it('names the entries of a list that left and came, whatever their places', () => {
    const found = differences({ emails: ['a', 'b', 'c'] }, { emails: ['c', 'd', 'b'] });
    expect(found).toEqual([
      { field: 'emails', before: 'a', after: undefined },
      { field: 'emails', before: undefined, after: 'd' },
    ]);
  });

  it('tells nothing apart from null, and a value from a structure', () => {
    expect(differences({}, { phone: null })).toEqual([
      { field: 'phone', before: undefined, after: null },
    ]);
    expect(differences({ list: 'none' }, { list: ['a'] })).toEqual([
      { field: 'list', before: 'none', after: undefined },
      { field: 'list', before: undefined, after: 'a' },
    ]);
  });

  it('shows everything that came where there was nothing before', () => {
    expect(differences(null, { filter: { role: 'rep' }, count: 3 })).toEqual([
      { field: 'count', before: undefined, after: 3 },
      { field: 'filter.role', before: undefined, after: 'rep' },
    ]);
    expect(differences(null, null)).toEqual([]);
  });

  it('is nothing for the same, and turned round for the way back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(differences(one, structuredClone(one))).toEqual([]);
        expect(sorted(differences(other, one))).toEqual(sorted(differences(one, other).map(swap)));
      }),
    );
  });

  it('finds every single value that was replaced', () => {
    const records = fc.dictionary(fc.string({ minLength: 1 }), fc.integer(), { maxKeys: 8 });
    fc.assert(
      fc.property(records, records, (before, after) => {
        const names = new Set([...Object.keys(before), ...Object.keys(after)]);
        const changed = [...names].filter((name) => before[name] !== after[name]);
        expect(differences(before, after).map(({ field }) => field)).toEqual(changed.sort());
      }),
    );
  });
});
