import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';

export type Sort = { column: string; direction: 'ascending' | 'descending' };

/**
 * Links keep the sorting in the URL and work before scripts have loaded; use a callback elsewhere.
 */
export type SortControl =
  | { kind: 'link'; to: (sort: Sort) => string }
  | { kind: 'callback'; onSort: (sort: Sort) => void };

type SortableHeaderProps = {
  column: string;
  isSortable: boolean;
  align?: 'start' | 'end';
  sort?: Sort;
  sortControl?: SortControl;
  className?: string;
  children: ReactNode;
};

export function SortableHeader(props: SortableHeaderProps) {
  const { column, isSortable, align, sort, sortControl, children } = props;
  const current = sort?.column === column ? sort.direction : undefined;
  return (
    <th
      scope="col"
      aria-sort={isSortable ? (current ?? 'none') : undefined}
      className={classNames(
        'sticky top-0 z-10 border-b border-rule-strong bg-paper px-3 text-xs font-[560] text-ink-2 first:ps-0 last:pe-0',
        align === 'end' ? 'text-end' : 'text-start',
        props.className,
      )}
    >
      {isSortable && sortControl ? (
        <SortTrigger next={nextSort(column, current)} current={current} control={sortControl}>
          {children}
        </SortTrigger>
      ) : (
        <span className="inline-flex min-h-11 items-center">{children}</span>
      )}
    </th>
  );
}

/** The first click sorts descending, because people look for the largest number. */
function nextSort(column: string, current: Sort['direction'] | undefined): Sort {
  return { column, direction: current === 'descending' ? 'ascending' : 'descending' };
}

type SortTriggerProps = {
  next: Sort;
  current: Sort['direction'] | undefined;
  control: SortControl;
  children: ReactNode;
};

function SortTrigger({ next, current, control, children }: SortTriggerProps) {
  const t = useTexts('ui');
  const classes = classNames(
    'inline-flex min-h-11 items-center gap-1.5 transition-colors hover:text-ink',
    current && 'font-semibold text-ink',
  );
  const content = (
    <>
      {children}
      <SortIcon current={current} />
      <span className="sr-only">
        {next.direction === 'ascending' ? t('ui.sortAscending') : t('ui.sortDescending')}
      </span>
    </>
  );
  if (control.kind === 'link') {
    return (
      <Link to={control.to(next)} preventScrollReset className={classes}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" className={classes} onClick={() => control.onSort(next)}>
      {content}
    </button>
  );
}

function SortIcon({ current }: { current: Sort['direction'] | undefined }) {
  if (current === 'ascending') return <ArrowUp aria-hidden="true" className="size-3.5" />;
  if (current === 'descending') return <ArrowDown aria-hidden="true" className="size-3.5" />;
  return <ChevronsUpDown aria-hidden="true" className="size-3.5 text-ink-3" />;
}
