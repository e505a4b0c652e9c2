import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';

type PricedItem = Pick<ItemCard, 'price' | 'priorPrice'>;

/** An item's price with VAT: the law requires the full price wherever one is shown. */
export function PriceLine({ item, className }: { item: PricedItem; className?: string }) {
  const t = useTexts('catalogue');
  return (
    <div className={className}>
      <p>
        {item.price === 0 ? (
          <span className="font-[560] text-river-ink">{t('catalogue.free')}</span>
        ) : (
          <>
            <MoneyDisplay amount={item.price} className="font-[560]" />{' '}
            <span className="text-xs text-ink-3">{t('catalogue.vatIncluded')}</span>
          </>
        )}
      </p>
      <PriorPrice item={item} />
    </div>
  );
}

/** Next to a reduced price, the lowest of the 30 days before (Directive 98/6/EC, 6a). */
export function PriorPrice({ item }: { item: PricedItem }) {
  const t = useTexts('catalogue');
  const format = useFormat();
  if (item.priorPrice === undefined) return null;
  return (
    <p className="type-small">
      {t('catalogue.lowestPrice', { amount: format.money(item.priorPrice) })}
    </p>
  );
}
