import { mediaContract } from '@danube/contract/media/media.contract.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exportInput, filesUrl, isFiltered, listInput, readFilesView } from './files-view.ts';

const read = (query: string) => readFilesView(new URLSearchParams(query));

describe('the view of the stored files', () => {
  it('reads what an address says, and writes the same address again', () => {
    const query = 'search=cover&purpose=picture&state=ready&use=none&order=largest&after=a&after=b';
    expect(filesUrl(read(query))).toBe(`/admin/upload-management?${query}`);
    expect(filesUrl(read('order=newest'))).toBe('/admin/upload-management');
  });

  it('asks for what nothing uses, for what something uses, or for both', () => {
    expect(exportInput(read('use=none'))).toEqual({ search: '', isOrphan: 'true' });
    expect(exportInput(read('use=some'))).toEqual({ search: '', isOrphan: 'false' });
    expect(exportInput(read(''))).toEqual({ search: '' });
  });

  it('knows a filter from an order', () => {
    expect(
      ['search=a', 'purpose=video', 'state=ready', 'use=some'].map(read).every(isFiltered),
    ).toBe(true);
    expect(isFiltered(read('order=name&after=a'))).toBe(false);
  });

  it('makes of every address something that the server accepts', () => {
    const schema = mediaContract.list['~orpc'].inputSchema;
    const word = fc.oneof(fc.string(), fc.constantFrom('video', 'ready', 'none', 'largest'));
    const name = fc.constantFrom('search', 'purpose', 'state', 'use', 'order', 'after');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, word), { maxLength: 8 }), (pairs) => {
        const view = readFilesView(new URLSearchParams(pairs));
        expect(schema?.safeParse(listInput(view)).success).toBe(true);
      }),
    );
  });
});
