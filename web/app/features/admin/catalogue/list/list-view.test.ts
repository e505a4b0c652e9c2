import { catalogueAdminContract } from '@danube/contract/catalogue/catalogue-admin.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isArranging, listInput, listUrl, readListView } from './list-view.ts';

const schema = catalogueAdminContract.list['~orpc'].inputSchema;

describe('what of a list is looked at', () => {
  it('is something the server accepts, whatever the address says', () => {
    const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant('draft'));
    fc.assert(
      fc.property(fc.record({ search: part, state: part, order: part, after: part }), (said) => {
        const view = readListView(new URLSearchParams(said));
        expect(schema?.safeParse(listInput('book', view)).success).toBe(true);
      }),
    );
  });

  it('is read back from its address, which leaves out what is usual', () => {
    const view = { search: 'dax', state: 'draft', sort: 'price', trail: ['a', 'b'] } as const;
    const address = listUrl('book', view);
    expect(address).toBe('/admin/books?search=dax&state=draft&order=price&after=a&after=b');
    expect(readListView(new URL(address, 'http://x').searchParams)).toEqual(view);
    expect(listUrl('book', readListView(new URLSearchParams()))).toBe('/admin/books');
  });

  it('can be arranged only in the order of the public site, unfiltered', () => {
    const at = (query: string) => isArranging(readListView(new URLSearchParams(query)));
    expect(['order=chosen', 'order=title', 'order=chosen&state=draft'].map(at)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
