import { Link } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';

export type Crumb = { label: string; to?: string };

/** The last entry is the current page. On a phone the title below it says the same. */
export function Breadcrumb({
  crumbs,
  className,
}: {
  crumbs: readonly Crumb[];
  className?: string;
}) {
  const t = useTexts('ui');
  return (
    <nav aria-label={t('ui.breadcrumb')} className={className}>
      <ol className="flex flex-wrap items-baseline gap-x-2.5 text-xs text-ink-3">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1;
          return (
            <li
              key={crumb.label}
              className={classNames(
                'flex min-w-0 items-baseline gap-2.5',
                isLast && index > 0 && 'max-sm:sr-only',
              )}
            >
              {index > 0 ? <span aria-hidden="true">/</span> : null}
              {crumb.to && !isLast ? (
                <Link
                  to={crumb.to}
                  className="inline-flex min-h-9 items-center rounded-sm decoration-1 underline-offset-[0.25em] hover:text-ink hover:underline touch:min-h-11"
                >
                  {crumb.label}
                </Link>
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className={classNames('min-w-0', isLast && 'font-[560] text-ink')}
                >
                  {crumb.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
