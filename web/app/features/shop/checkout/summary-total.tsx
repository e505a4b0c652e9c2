import type { Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Money } from '@danube/contract/money.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoneyDisplay } from '../../../ui/money-display.tsx';

const recurringTexts = {
  month: 'checkout.recurring.month',
  year: 'checkout.recurring.year',
} as const;

/** What is due now, in large type, and later payments. */
export function SummaryTotal({ quote, isDimmed }: { quote: Quote; isDimmed: boolean }) {
  const t = useTexts('orders');
  return (
    <div className={classNames('grid gap-1.5 pt-4 transition-opacity', isDimmed && 'opacity-50')}>
      {quote.discount > 0 ? (
        <p className="flex items-baseline justify-between gap-x-6 text-sm text-ink-2">
          <span>{t('orders.amounts.discount')}</span>
          {/* Negating whole cents gives whole cents. */}
          <MoneyDisplay amount={-quote.discount as Money} />
        </p>
      ) : null}
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-[560]">
          {quote.vatTreatment === 'standard'
            ? t('orders.amounts.totalWithVat')
            : t('orders.amounts.total')}
        </span>
        <MoneyDisplay amount={quote.total} className="text-xl font-[560]" />
      </p>
      <RecurringNote quote={quote} />
    </div>
  );
}

export function RecurringNote({ quote }: { quote: Quote }) {
  const t = useTexts('checkout');
  const format = useFormat();
  if (!quote.recurring) return null;
  const { interval, total } = quote.recurring;
  return (
    <p className="tabular text-sm font-[560] text-ink-2">
      {t(recurringTexts[interval], { amount: format.money(total) })}
    </p>
  );
}
