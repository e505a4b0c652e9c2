import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { Skeleton } from './skeleton.tsx';
import type { Sort, SortControl } from './table-sort.tsx';
import { SortableHeader } from './table-sort.tsx';

export type Column<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers; they get tabular figures. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  className?: string;
};

type TableProps<Row> = {
  /** Read out with the table, and the name of the scrolling region. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The current sorting, from the URL so that links can set it. */
  sort?: Sort;
  sortControl?: SortControl;
  /** Shows as many skeleton rows as a page has. */
  isLoading?: boolean;
  pageSize?: number;
  /** Replaces the rows if there are none: an EmptyState or an ErrorState. */
  fallback?: ReactNode;
  isSelected?: (row: Row) => boolean;
  /** With a height, the body scrolls under a sticky header. */
  maxHeight?: string;
  className?: string;
};

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, isLoading = false, fallback, maxHeight } = props;
  return (
    <ScrollRegion
      label={caption}
      aria-busy={isLoading || undefined}
      className={classNames('relative overflow-auto overscroll-x-contain', props.className)}
      style={{ maxHeight }}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortableHeader
                key={column.id}
                column={column.id}
                isSortable={column.isSortable ?? false}
                align={column.align}
                sort={props.sort}
                sortControl={props.sortControl}
                className={column.className}
              >
                {column.header}
              </SortableHeader>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading ? <SkeletonRows columns={columns} count={props.pageSize ?? 8} /> : null}
          {!isLoading && rows.length > 0 ? <BodyRows {...props} /> : null}
          {!isLoading && rows.length === 0 && fallback ? (
            <tr>
              <td colSpan={columns.length}>{fallback}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const cellClasses = 'border-b border-rule px-3 py-2 first:ps-0 last:pe-0';

function BodyRows<Row>({ columns, rows, rowKey, isSelected }: TableProps<Row>) {
  return rows.map((row) => (
    <tr
      key={rowKey(row)}
      aria-selected={isSelected ? isSelected(row) : undefined}
      className="transition-colors hover:bg-sunk/60 aria-selected:bg-river-wash"
    >
      {columns.map((column) => (
        <td
          key={column.id}
          className={classNames(
            cellClasses,
            column.align === 'end' && 'tabular text-end',
            column.className,
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  ));
}

function SkeletonRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }) {
  const rows = Array.from({ length: count }, (_, index) => index);
  return rows.map((row) => (
    <tr key={row}>
      {columns.map((column, index) => (
        <td key={column.id} className={classNames(cellClasses, 'h-11', column.className)}>
          <Skeleton
            className={classNames(
              'h-3.5',
              column.align === 'end' ? 'ms-auto w-12' : ['w-40', 'w-28', 'w-32'][(row + index) % 3],
            )}
          />
        </td>
      ))}
    </tr>
  ));
}
