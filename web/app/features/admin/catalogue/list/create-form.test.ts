import { describe, expect, it, vi } from 'vitest';
import { declaredFailure } from '../../../../lib/testing/declared-failure.ts';
import { makeDraft, makeEdition } from '../catalogue-admin.factory.ts';
import { createItem, invalidFields, readEntries } from './create-form.ts';

const entries = { title: 'The DAX', slug: '', originalLanguage: 'de' } as const;

describe('a new item', () => {
  it('is read from the form, in English where the language is none', () => {
    const form = new FormData();
    form.set('title', '  The DAX ');
    form.set('originalLanguage', 'xx');
    expect(readEntries(form)).toEqual({ title: 'The DAX', slug: '', originalLanguage: 'en' });
  });

  it.each([
    [{ title: '' }, ['title']],
    [{ title: 'x'.repeat(121) }, ['title']],
    [{ slug: 'Not a name' }, ['slug']],
    [{ slug: 'create' }, ['slug']],
    [{ slug: 'the-dax' }, []],
    [{}, []],
  ])('with %o has these wrong fields: %o', (own, wrong) => {
    expect(invalidFields({ ...entries, ...own })).toEqual(wrong);
  });

  it('is begun, and its page is named after what the server chose', async () => {
    const create = vi.fn(async () => makeEdition(makeDraft('book')));
    expect(await createItem(create, 'book', entries)).toEqual({ step: 'created', slug: 'sample' });
    expect(create).toHaveBeenCalledWith({ kind: 'book', title: 'The DAX', originalLanguage: 'de' });
  });

  it('asks for another name where the name is taken, and keeps what was entered', async () => {
    const create = vi.fn(async () => Promise.reject(declaredFailure('SLUG_TAKEN', 409)));
    expect(await createItem(create, 'book', entries)).toEqual({
      step: 'refused',
      entries,
      wrong: ['slug'],
      isTaken: true,
    });
  });

  it('does not hide a failure that nobody foresaw', async () => {
    const create = vi.fn(async () => Promise.reject(new Error('broken')));
    await expect(createItem(create, 'book', entries)).rejects.toThrow('broken');
  });
});
