import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type KeyPaginationProps = {
  /** URLs of the neighbouring pages; undefined if there is none. */
  previous?: string;
  next?: string;
  /** The current range as text: "1 to 14 of 87 paths". */
  summary?: ReactNode;
  /** Distinguishes two paginations on one page. */
  label?: string;
  className?: string;
};

/** Cursor pagination: no page numbers, because they shift as the list grows. */
export function CursorPagination({
  previous,
  next,
  summary,
  label,
  className,
}: KeyPaginationProps) {
  const t = useTexts('ui');
  return (
    <nav
      aria-label={label ?? t('ui.pages')}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
        className,
      )}
    >
      <p className="type-small tabular">{summary}</p>
      <div className="flex gap-2">
        <PageStep to={previous} rel="prev">
          <ChevronLeft aria-hidden="true" />
          {t('ui.previousPage')}
        </PageStep>
        <PageStep to={next} rel="next">
          {t('ui.nextPage')}
          <ChevronRight aria-hidden="true" />
        </PageStep>
      </div>
    </nav>
  );
}

type PaginationProps = {
  page: number;
  pageCount: number;
  to: (page: number) => string;
  /** Distinguishes two paginations on one page. */
  label?: string;
  className?: string;
};

/** Numbered pages, for lists that rarely change: the blog's archive, a search. */
export function Pagination({ page, pageCount, to, label, className }: PaginationProps) {
  const t = useTexts('ui');
  if (pageCount <= 1) return null;
  return (
    <nav
      aria-label={label ?? t('ui.pages')}
      className={classNames('flex flex-wrap items-center justify-center gap-1', className)}
    >
      <PageStep to={page > 1 ? to(page - 1) : undefined} rel="prev">
        <ChevronLeft aria-hidden="true" />
        <span className="max-sm:sr-only">{t('ui.previousPage')}</span>
      </PageStep>
      <ol className="flex items-center">
        {pageList(page, pageCount).map((entry) => (
          <li key={entry} className={Math.abs(entry - page) === 1 ? 'max-sm:hidden' : undefined}>
            {entry < 0 ? (
              <span className="grid size-9 place-items-center text-ink-3 max-sm:w-6">…</span>
            ) : (
              <PageNumber page={entry} isCurrent={entry === page} to={to(entry)} />
            )}
          </li>
        ))}
      </ol>
      <PageStep to={page < pageCount ? to(page + 1) : undefined} rel="next">
        <span className="max-sm:sr-only">{t('ui.nextPage')}</span>
        <ChevronRight aria-hidden="true" />
      </PageStep>
    </nav>
  );
}

/** First, last and the neighbours of the current page; a negative entry is a gap. */
export function pageList(page: number, pageCount: number): number[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  const pages = [...new Set(near)]
    .filter((entry) => entry >= 1 && entry <= pageCount)
    .sort((a, b) => a - b);
  return pages.flatMap((entry, index) => {
    const before = pages[index - 1] ?? entry - 1;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [-entry, entry] : [entry];
  });
}

function PageNumber(props: { page: number; isCurrent: boolean; to: string }) {
  const t = useTexts('ui');
  return (
    <Link
      to={props.to}
      aria-label={t('ui.page', { page: props.page })}
      aria-current={props.isCurrent ? 'page' : undefined}
      className="tabular grid size-11 place-items-center rounded-md text-sm text-ink-2 transition-colors hover:bg-sunk aria-[current=page]:bg-river-wash aria-[current=page]:font-semibold aria-[current=page]:text-river-ink"
    >
      {props.page}
    </Link>
  );
}

function PageStep({ to, rel, children }: { to?: string; rel: string; children: ReactNode }) {
  // At either end the step stays visible as text, so the layout doesn't jump.
  if (!to) {
    return (
      <span
        aria-disabled="true"
        className="inline-flex min-h-9 items-center gap-2 rounded-md border border-rule px-3.5 text-sm text-ink-3 touch:min-h-11 [&_svg]:size-4"
      >
        {children}
      </span>
    );
  }
  return (
    <Button asChild size="small">
      <Link to={to} rel={rel}>
        {children}
      </Link>
    </Button>
  );
}
