import type { VatTreatment } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Country } from '@danube/contract/checkout/countries.ts';
import type { Money } from '@danube/contract/money.ts';
import type { ReactNode } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoneyDisplay } from '../../../ui/money-display.tsx';

export type Amounts = {
  subtotal: Money;
  discount: Money;
  coupon: string | null;
  net: Money;
  vat: Money;
  vatRate: number;
  vatTreatment: VatTreatment;
  country: Country;
  total: Money;
  /** The refunded amount; omitted where there can't be any. */
  refunded?: Money;
};

/** If no VAT is charged: what is shown instead, and why. */
const untaxedTexts = {
  reverseCharge: {
    label: 'orders.amounts.reverseCharge',
    note: 'orders.amounts.reverseChargeNote',
  },
  outsideEu: { label: 'orders.amounts.outsideEu', note: 'orders.amounts.outsideEuNote' },
} as const satisfies Record<Exclude<VatTreatment, 'standard'>, object>;

/** From the prices to the total, with the same steps as the invoice. */
export function AmountList({ amounts }: { amounts: Amounts }) {
  const t = useTexts('orders');
  const { subtotal, discount, coupon, net, vat, total, refunded = 0 } = amounts;
  const { vatTreatment } = amounts;
  const isTaxed = vatTreatment === 'standard';
  const format = useFormat();
  const rate = format.percent(amounts.vatRate / 10_000, 2);
  const country = countryName(amounts.country, format.language);
  return (
    <div className="grid gap-3">
      <dl className="grid gap-2 text-sm">
        {/* If subtotal and total are equal, the total is enough. */}
        {subtotal === total ? null : (
          <AmountRow label={t('orders.amounts.subtotal')} amount={subtotal} />
        )}
        {discount > 0 ? (
          <AmountRow
            label={
              coupon ? t('orders.amounts.coupon', { code: coupon }) : t('orders.amounts.discount')
            }
            amount={discount}
            isTaken
          />
        ) : null}
        <AmountRow label={t('orders.amounts.net')} amount={net} />
        <AmountRow
          label={
            isTaxed
              ? t('orders.amounts.vat', { rate, country })
              : t(untaxedTexts[vatTreatment].label)
          }
          amount={vat}
        />
        <AmountRow
          label={isTaxed ? t('orders.amounts.totalWithVat') : t('orders.amounts.total')}
          amount={total}
          isTotal
        />
        {refunded > 0 ? (
          <AmountRow
            label={t('orders.amounts.refunded')}
            amount={amounts.refunded ?? total}
            isTaken
          />
        ) : null}
      </dl>
      {isTaxed ? null : <p className="type-small">{t(untaxedTexts[vatTreatment].note)}</p>}
    </div>
  );
}

type AmountRowProps = { label: ReactNode; amount: Money; isTotal?: boolean; isTaken?: boolean };

function AmountRow({ label, amount, isTotal = false, isTaken = false }: AmountRowProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-6',
        isTotal ? 'mt-1 border-t border-rule-strong pt-3.5 text-base font-[620]' : 'text-ink-2',
      )}
    >
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="shrink-0">
        {/* Negating whole cents gives whole cents. */}
        <MoneyDisplay amount={isTaken ? (-amount as Money) : amount} />
      </dd>
    </div>
  );
}
