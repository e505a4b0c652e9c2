import { contract } from '@danube/contract/contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exportInput,
  isFiltered,
  listInput,
  type PeopleView,
  peopleUrl,
  readPeopleView,
  roleTexts,
  sortTexts,
  stateTexts,
} from './people-view.ts';

const keysOf = <Table extends object>(table: Table) =>
  // Object.keys loses the key type of a closed table.
  fc.constantFrom(...(Object.keys(table) as (keyof Table)[]));

const views: fc.Arbitrary<PeopleView> = fc.record(
  {
    search: fc
      .string({ maxLength: 50, unit: 'binary' })
      .map((text) => text.replace(/\p{Cc}/gu, '').trim()),
    role: keysOf(roleTexts),
    state: keysOf(stateTexts),
    sort: keysOf(sortTexts),
    trail: fc.array(fc.string({ minLength: 1, maxLength: 300 }), { maxLength: 20 }),
  },
  { requiredKeys: ['search', 'sort', 'trail'] },
);

const viewAt = (address: string) =>
  readPeopleView(new URL(address, 'https://academy.example').searchParams);

const { inputSchema } = contract.identity.people.list['~orpc'];

describe('the address of the list of people', () => {
  it('says everything that is looked at', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(viewAt(peopleUrl(view))).toEqual(view);
      }),
    );
  });

  it('never asks for something the server refuses, whatever it says', () => {
    const name = fc.constantFrom('search', 'role', 'state', 'order', 'after', 'limit');
    const value = fc.oneof(
      fc.string({ maxLength: 400, unit: 'binary' }),
      fc.constantFrom('constructor', '__proto__', 'admin', ' name '),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const input = listInput(readPeopleView(new URLSearchParams(pairs)));
        expect(inputSchema?.safeParse(input).success).toBe(true);
      }),
    );
  });

  it('is plain where nothing is filtered', () => {
    expect(peopleUrl(viewAt('/?search=&role=&state=&order='))).toBe('/admin/people');
    expect(isFiltered(viewAt('/?order=name&after=k'))).toBe(false);
    expect(isFiltered(viewAt('/?state=suspended'))).toBe(true);
  });

  it('asks for the page after the last key, and exports without page and order', () => {
    const view = viewAt('/?search=anna&role=rep&order=name&after=b&after=c');
    expect(listInput(view)).toEqual({
      search: 'anna',
      role: 'rep',
      order: 'name',
      cursor: 'c',
      limit: 25,
    });
    expect(exportInput(view)).toEqual({ search: 'anna', role: 'rep' });
  });
});
