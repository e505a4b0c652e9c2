import { Link } from 'react-router';
import { useTexts } from '../../../../lib/texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';

type ReportLinksProps = {
  links: readonly { readonly to: string; readonly label: string; readonly isCurrent: boolean }[];
};

/** Links between the screens of one report. */
export function ReportLinks({ links }: ReportLinksProps) {
  const t = useTexts('statistics');
  return (
    <nav aria-label={t('statistics.reports')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {links.map(({ to, label, isCurrent }) => (
        <Link
          key={to}
          to={to}
          aria-current={isCurrent ? 'page' : undefined}
          className={classNames(
            'border-b-2 py-1.5',
            isCurrent ? 'border-river font-[560]' : 'border-transparent text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
