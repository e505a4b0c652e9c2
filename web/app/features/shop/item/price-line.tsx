import type { ItemCard } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { MoneyDisplay } from '../../../ui/money-display.tsx';

type PricedItem = Pick<ItemCard, 'price' | 'priorPrice'>;

/** What an item costs, with VAT, in a line: the law wants the whole price wherever one is named. */
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

/** Next to a price that was lowered, the lowest of the 30 days before (Directive 98/6/EC, 6a). */
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
