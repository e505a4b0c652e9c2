import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, findDifferences, toFacts } from './find-differences.ts';

const sorted = (found: Difference[]) =>
  found.map((difference) => JSON.stringify(swap(swap(difference)))).sort();

function swap({ field, before, after }: Difference) {
  return { field, before: after, after: before };
}

describe('what an act changed', () => {
  it('names only the fields that differ, inner ones with their way', () => {
    const before = { role: 'member', email: 'a@example.eu', suspension: null };
    const after = { role: 'admin', email: 'a@example.eu', suspension: { reason: 'Why' } };
    expect(findDifferences(before, after)).toEqual([
      { field: 'role', before: 'member', after: 'admin' },
      { field: 'suspension.reason', before: undefined, after: 'Why' },
    ]);
  });

  it('names the entries of a list that left and came, whatever their places', () => {
    const found = findDifferences({ emails: ['a', 'b', 'c'] }, { emails: ['c', 'd', 'b'] });
    expect(found).toEqual([
      { field: 'emails', before: 'a', after: undefined },
      { field: 'emails', before: undefined, after: 'd' },
    ]);
  });

  it('tells nothing apart from null, and a value from a structure', () => {
    expect(findDifferences({}, { phone: null })).toEqual([
      { field: 'phone', before: undefined, after: null },
    ]);
    expect(findDifferences({ list: 'none' }, { list: ['a'] })).toEqual([
      { field: 'list', before: 'none', after: undefined },
      { field: 'list', before: undefined, after: 'a' },
    ]);
  });

  it('shows everything that came where there was nothing before', () => {
    expect(findDifferences(null, { filter: { role: 'rep' }, count: 3 })).toEqual([
      { field: 'count', before: undefined, after: 3 },
      { field: 'filter.role', before: undefined, after: 'rep' },
    ]);
    expect(findDifferences(null, null)).toEqual([]);
  });

  it('is nothing for the same, and turned round for the way back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(findDifferences(one, structuredClone(one))).toEqual([]);
        expect(sorted(findDifferences(other, one))).toEqual(
          sorted(findDifferences(one, other).map(swap)),
        );
      }),
    );
  });

  it('finds every single value that was replaced', () => {
    const records = fc.dictionary(fc.string({ minLength: 1 }), fc.integer(), { maxKeys: 8 });
    fc.assert(
      fc.property(records, records, (before, after) => {
        const names = new Set([...Object.keys(before), ...Object.keys(after)]);
        const changed = [...names].filter((name) => before[name] !== after[name]);
        expect(findDifferences(before, after).map(({ field }) => field)).toEqual(changed.sort());
      }),
    );
  });
});

describe('what an entry of a list says', () => {
  it('hands it over as a whole, and nothing where both lists hold the same', () => {
    const step = { edit: 'facts', facts: { price: 12_900 } };
    expect(
      findDifferences({ edits: [step] }, { edits: [{ ...step }, { edit: 'arrange' }] }),
    ).toEqual([{ field: 'edits', before: undefined, after: { edit: 'arrange' } }]);
  });

  it('is its single values; long and nested lists only by their length', () => {
    const modules = [{ id: 'm-1', lessons: ['l-1'] }];
    const entry = { edit: 'arrange', facts: { price: 0, markets: ['dax', 'cfd'] }, modules };
    expect(toFacts({ ...entry, files: ['1', '2', '3', '4', '5', '6', '7'] })).toEqual([
      { field: 'edit', values: ['arrange'] },
      { field: 'facts.price', values: [0] },
      { field: 'facts.markets', values: ['dax', 'cfd'] },
      { field: 'modules', values: [1] },
      { field: 'files', values: [7] },
    ]);
  });
});
