import { itemKinds } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { describe, expect, it } from 'vitest';
import { editorPath, kindPages, readKind } from './item-kinds.ts';

describe('the pages of a kind', () => {
  it.each(itemKinds)('of the kind %s are told apart from those of other kinds', (kind) => {
    const { list, create } = kindPages[kind];
    expect([list, create, editorPath(kind, 'a')].map(readKind)).toEqual([kind, kind, kind]);
  });

  it.each([
    ['/course-management', 'course'],
    ['/book-management', 'book'],
    ['/admin/book-management', 'book'],
    ['/indicator-management', 'indicator'],
    ['/Admin/Courses', 'course'],
    ['/admin/courses/book-of-the-dax', 'course'],
  ])('%s shows the kind %s', (path, kind) => {
    expect(readKind(path)).toBe(kind);
  });

  it('are none of the others of the administration', () => {
    expect(() => readKind('/admin/people')).toThrow('/admin/people');
  });
});
