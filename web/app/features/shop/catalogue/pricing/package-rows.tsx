import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../../lib/local-path.ts';
import type { TextKey } from '../../../../lib/text-keys.ts';
import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { itemPath } from '../../../shared/paths/item-path.ts';
import { savingOf } from './package-saving.ts';
import type { PackageView } from './pricing-view.ts';

/** A row of the comparison. */
export type PackageRow = {
  readonly id: string;
  readonly label: TextKey;
  readonly cell: (offered: PackageView) => ReactNode;
  /** A card leaves out what the package lacks; a table can't. */
  readonly isEmpty?: (offered: PackageView) => boolean;
};

const endings = {
  month: 'pricing.compare.endingMonth',
  year: 'pricing.compare.endingYear',
} as const;

/** The comparison's rows, for the table and for the cards on narrow pages. */
export function usePackageRows(packages: readonly PackageView[]): readonly PackageRow[] {
  const t = useTexts('pricing');
  const has = (kind: ItemKind) =>
    packages.some(({ includes }) => includes.some((item) => item.kind === kind));
  const parts = [
    { id: 'courses', label: 'pricing.compare.courses', kind: 'course' },
    { id: 'indicators', label: 'pricing.compare.indicators', kind: 'indicator' },
    { id: 'books', label: 'pricing.compare.books', kind: 'book' },
  ] as const;
  return [
    {
      id: 'saving',
      label: 'pricing.compare.saving',
      cell: (offered) => <SavingText offered={offered} packages={packages} />,
      isEmpty: (offered) => savingOf(offered, packages) === null,
    },
    {
      id: 'live',
      label: 'pricing.compare.live',
      cell: (offered) => <Mark isIncluded={offered.hasLiveSessions} />,
      isEmpty: ({ hasLiveSessions }) => !hasLiveSessions,
    },
    ...parts
      .filter(({ kind }) => has(kind))
      .map(({ id, label, kind }) => ({
        id,
        label,
        cell: (offered: PackageView) => <Parts offered={offered} kind={kind} />,
        isEmpty: (offered: PackageView) => offered.includes.every((item) => item.kind !== kind),
      })),
    {
      id: 'access',
      label: 'pricing.compare.access',
      cell: ({ sale }) =>
        t(sale === 'bundle' ? 'pricing.compare.accessForLife' : 'pricing.compare.accessRunning'),
    },
    {
      id: 'ending',
      label: 'pricing.compare.ending',
      cell: ({ interval }) => t(interval ? endings[interval] : 'pricing.compare.endingOnce'),
    },
  ];
}

function SavingText(props: { offered: PackageView; packages: readonly PackageView[] }) {
  const t = useTexts('pricing');
  const format = useFormat();
  const saving = savingOf(props.offered, props.packages);
  if (!saving) return <span className="text-ink-3">{t('pricing.compare.noSaving')}</span>;
  const amount = format.money(saving.amount);
  return (
    <span className="font-[560] text-river-ink">
      {saving.kind === 'year'
        ? t('pricing.compare.savingYear', { amount })
        : t('pricing.compare.savingBundle', { amount, single: format.money(saving.otherwise) })}
    </span>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const t = useTexts('pricing');
  const Icon = isIncluded ? Check : Minus;
  return (
    <span className={isIncluded ? 'flex gap-2' : 'flex gap-2 text-ink-3'}>
      <Icon
        aria-hidden="true"
        className={isIncluded ? 'mt-0.5 size-4.5 shrink-0 text-river' : 'mt-0.5 size-4.5 shrink-0'}
      />
      {t(isIncluded ? 'pricing.compare.included' : 'pricing.compare.notIncluded')}
    </span>
  );
}

/** The package's items of one kind, each with its separate price. */
function Parts({ offered, kind }: { offered: PackageView; kind: ItemKind }) {
  const t = useTexts('pricing', 'catalogue');
  const format = useFormat();
  const localPath = useLocalPath();
  const page = useLanguage();
  const items = offered.includes.filter((item) => item.kind === kind);
  if (items.length === 0) return <span className="text-ink-3">{t('pricing.compare.none')}</span>;
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item.id} className="grid">
          <Link
            to={localPath(itemPath(item))}
            lang={item.language === page ? undefined : item.language}
            className="target justify-self-start rounded-sm text-river-ink underline decoration-river/45 decoration-1 underline-offset-[0.22em] hover:decoration-river"
          >
            {item.title}
          </Link>
          <span className="tabular text-2xs text-ink-3">
            {item.price === 0
              ? t('catalogue.free')
              : t('pricing.compare.single', { amount: format.money(item.price) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
