// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CursorPagination, Pagination, pageList } from './pagination.tsx';
import { renderKit } from './testing/render-kit.tsx';

describe('page list', () => {
  it('shows first, last, the neighbours and gaps between', () => {
    expect(pageList(6, 14)).toEqual([1, -5, 5, 6, 7, -14, 14]);
  });

  it('fills a gap of a single page with that page', () => {
    expect(pageList(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('holds the current page, both ends and nothing beyond', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([page, count]) => {
        const list = pageList(page, count);
        expect(list).toEqual(expect.arrayContaining([1, page, count]));
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((entry) => entry <= count && entry !== 0)).toBe(true);
      }),
    );
  });
});

describe('pagination', () => {
  it('marks the current page and links the others', () => {
    renderKit(<Pagination page={2} pageCount={3} to={(page) => `/blog?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/blog?page=3');
  });

  it('is absent where there is one page', () => {
    const { container } = renderKit(<Pagination page={1} pageCount={1} to={() => '/'} />);
    expect(container.textContent).toBe('');
  });

  it('keeps a step without target in place, but not as a link', () => {
    renderKit(<CursorPagination next="?after=42" summary="1 to 14" />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
    expect(screen.getByText('Previous').getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
  });
});
