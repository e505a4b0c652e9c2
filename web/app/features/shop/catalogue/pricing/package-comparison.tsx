import { useLanguage, useTexts } from '../../../../lib/texts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { PackageButton, PackagePrice } from './package-price.tsx';
import { type PackageRow, usePackageRows } from './package-rows.tsx';
import type { PackageView } from './pricing-view.ts';

type ComparisonProps = { packages: readonly PackageView[] };

/** A table if there is room for its columns, otherwise a card for each column. */
export function PackageComparison({ packages }: ComparisonProps) {
  const rows = usePackageRows(packages);
  return (
    <>
      <ComparisonTable packages={packages} rows={rows} />
      <ul className="grid gap-x-gutter gap-y-6 sm:grid-cols-2 lg:hidden">
        {packages.map((offered) => (
          <PackageCard key={offered.id} offered={offered} rows={rows} />
        ))}
      </ul>
    </>
  );
}

type TableProps = ComparisonProps & { rows: readonly PackageRow[] };

function ComparisonTable({ packages, rows }: TableProps) {
  const t = useTexts('pricing', 'cart');
  return (
    <table className="w-full table-fixed border-collapse text-sm max-lg:hidden">
      <caption className="sr-only">{t('pricing.compare.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-[15%] pe-4 pb-5 text-start align-bottom">
            <span className="type-small">{t('pricing.compare.choice')}</span>
          </th>
          {packages.map((offered) => (
            <th
              key={offered.id}
              scope="col"
              className={classNames(
                columnClasses(offered),
                'pt-5 pb-5 text-start align-bottom',
                offered.isFeatured && 'border-t-2 border-river',
              )}
            >
              <PackageName offered={offered} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <RowHeader>{t('pricing.compare.price')}</RowHeader>
          {packages.map((offered) => (
            <td key={offered.id} className={classNames(columnClasses(offered), cellClasses)}>
              <PackagePrice offered={offered} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">
            <span className="sr-only">{t('cart.add')}</span>
          </th>
          {packages.map((offered) => (
            <td key={offered.id} className={classNames(columnClasses(offered), 'pb-5 align-top')}>
              <PackageButton offered={offered} />
            </td>
          ))}
        </tr>
        {rows.map(({ id, label, cell }) => (
          <tr key={id}>
            <RowHeader>{t(label)}</RowHeader>
            {packages.map((offered) => (
              <td key={offered.id} className={classNames(columnClasses(offered), cellClasses)}>
                {cell(offered)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellClasses = 'border-t border-rule py-4 align-top';

function columnClasses({ isFeatured }: PackageView): string {
  return isFeatured ? 'bg-surface px-5' : 'px-5';
}

function RowHeader({ children }: { children: string }) {
  return (
    <th scope="row" className="border-t border-rule py-4 pe-4 text-start align-top font-[560]">
      {children}
    </th>
  );
}

const saleTexts = {
  subscription: 'pricing.compare.subscription',
  bundle: 'pricing.compare.bundle',
} as const;

function PackageName({ offered }: { offered: PackageView }) {
  const t = useTexts('pricing');
  const page = useLanguage();
  return (
    <span className="grid justify-items-start gap-2">
      {offered.isFeatured ? <Badge kind="river">{t('pricing.compare.featured')}</Badge> : null}
      <span className="type-small font-normal">{t(saleTexts[offered.sale])}</span>
      <span
        lang={offered.language === page ? undefined : offered.language}
        className="type-h4 -mt-1.5"
      >
        {offered.title}
      </span>
    </span>
  );
}

/** A column of the table as a card; its first row is the heading. */
function PackageCard({ offered, rows }: { offered: PackageView; rows: readonly PackageRow[] }) {
  const t = useTexts('pricing');
  return (
    <li
      className={classNames(
        'grid content-start gap-5 rounded-md border border-rule p-5',
        offered.isFeatured && 'border-t-2 border-t-river bg-surface',
      )}
    >
      <h3>
        <PackageName offered={offered} />
      </h3>
      <PackagePrice offered={offered} />
      <PackageButton offered={offered} />
      <dl className="grid text-sm">
        {rows
          .filter(({ isEmpty }) => !isEmpty?.(offered))
          .map(({ id, label, cell }) => (
            <div key={id} className="grid gap-1 border-t border-rule py-3">
              <dt className="type-small">{t(label)}</dt>
              <dd>{cell(offered)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
