// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Column, Table } from './table.tsx';
import type { Sort } from './table-sort.tsx';
import { renderKit } from './testing/render-kit.tsx';

type Row = { path: string; visits: number };

const rows: Row[] = [
  { path: '/', visits: 14_208 },
  { path: '/pricing', visits: 3544 },
];
const columns: Column<Row>[] = [
  { id: 'path', header: 'Path', cell: (row) => row.path },
  { id: 'visits', header: 'Visits', cell: (row) => row.visits, isSortable: true, align: 'end' },
  { id: 'share', header: 'Share', cell: () => '1%', isSortable: true },
];
const byVisits: Sort = { column: 'visits', direction: 'descending' };

describe('table', () => {
  it('says which column orders the rows and how', () => {
    renderTable({ sort: byVisits, sortControl: { kind: 'callback', onSort: vi.fn() } });
    expect(header('Visits').getAttribute('aria-sort')).toBe('descending');
    expect(header('Share').getAttribute('aria-sort')).toBe('none');
    expect(header('Path').hasAttribute('aria-sort')).toBe(false);
  });

  it('asks for the other direction, and for the largest first on a new column', async () => {
    const onSort = vi.fn();
    renderTable({ sort: byVisits, sortControl: { kind: 'callback', onSort } });
    await userEvent.click(within(header('Visits')).getByRole('button'));
    await userEvent.click(within(header('Share')).getByRole('button'));
    expect(onSort.mock.calls).toEqual([
      [{ column: 'visits', direction: 'ascending' }],
      [{ column: 'share', direction: 'descending' }],
    ]);
  });

  it('sorts by link, so that the order lives in the address', () => {
    const to = (sort: Sort) => `?sort=${sort.column}.${sort.direction}`;
    renderTable({ sort: byVisits, sortControl: { kind: 'link', to } });
    const link = within(header('Visits')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/?sort=visits.ascending');
  });

  it('shows the shape of its rows while loading', () => {
    renderTable({ isLoading: true, pageSize: 4 });
    const region = screen.getByRole('region', { name: 'Visits by path' });
    expect(region.getAttribute('aria-busy')).toBe('true');
    expect(within(region).getAllByRole('row')).toHaveLength(5);
    expect(screen.queryByText('/pricing')).toBeNull();
  });

  it('shows its fallback across all columns when there are no rows', () => {
    renderTable({ rows: [], fallback: 'Nothing here' });
    expect(screen.getByText('Nothing here').getAttribute('colspan')).toBe('3');
  });
});

function header(name: string): HTMLElement {
  return screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
}

function renderTable(props: Partial<Parameters<typeof Table<Row>>[0]>) {
  return renderKit(
    <Table
      caption="Visits by path"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.path}
      {...props}
    />,
  );
}
