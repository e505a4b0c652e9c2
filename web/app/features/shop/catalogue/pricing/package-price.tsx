import { useTexts } from '../../../../lib/texts.tsx';
import { useFormat } from '../../../../lib/use-format.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { AddToCart } from '../../cart/add-to-cart.tsx';
import { PriorPrice } from '../../item/price-line.tsx';
import { monthlyShare } from './package-saving.ts';
import type { PackageView } from './pricing-view.ts';

const units = { month: 'pricing.compare.perMonth', year: 'pricing.compare.perYear' } as const;

export function PackageButton({ offered }: { offered: PackageView }) {
  const { id, slug, title, price, sale: itemType, interval } = offered;
  return (
    <AddToCart
      item={{ itemType, itemId: id, slug, title, price, interval }}
      isOneOfSeveral
      className="w-full"
    />
  );
}

/** The full price first; a year's price per month comes after it. */
export function PackagePrice({ offered }: { offered: PackageView }) {
  const t = useTexts('pricing');
  const format = useFormat();
  const share = monthlyShare(offered);
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-end gap-x-2 gap-y-1.5">
        <MoneyDisplay amount={offered.price} kind="price" className="text-5xl" />
      </p>
      <PriorPrice item={offered} />
      <p className="text-xs text-ink-2">
        {t(offered.interval ? units[offered.interval] : 'pricing.compare.once')}
      </p>
      {share === null ? null : (
        <p className="type-small">{t('pricing.compare.equals', { amount: format.money(share) })}</p>
      )}
    </div>
  );
}
