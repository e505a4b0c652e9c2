import type { Money } from '@danube/contract/money.ts';
import { useTexts } from '../../lib/texts.tsx';
import { MoneyDisplay } from '../../ui/money-display.tsx';

/** What an item costs, with VAT, in a line: the law wants the whole price wherever one is named. */
export function PriceLine({ price, className }: { price: Money; className?: string }) {
  const t = useTexts('catalogue');
  return (
    <p className={className}>
      {price === 0 ? (
        <span className="font-[560] text-river-ink">{t('catalogue.free')}</span>
      ) : (
        <>
          <MoneyDisplay amount={price} className="font-[560]" />{' '}
          <span className="text-xs text-ink-3">{t('catalogue.vatIncluded')}</span>
        </>
      )}
    </p>
  );
}
