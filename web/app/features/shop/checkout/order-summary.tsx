import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MoneyDisplay } from '../../../ui/money-display.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { AmountList } from '../orders/amount-list.tsx';
import { OrderLineList } from '../orders/order-line-list.tsx';
import { OrderNotice } from '../orders/order-notice.tsx';
import { checkoutProblemText } from './checkout-problem.ts';
import { CouponField } from './coupon-field.tsx';
import { FixLink } from './error-summary.tsx';
import { InvitationSection } from './invitation-section.tsx';
import { RecurringNote } from './summary-total.tsx';
import type { Checkout } from './use-checkout.ts';

/** Next to the form if there is room; above it on narrow pages, where it can be collapsed. */
export function OrderSummary({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const [isUnfolded, setIsUnfolded] = useState(true);
  const total = checkout.quote.answer?.quote.total;
  return (
    <section
      aria-labelledby="summary-title"
      className="rounded-md border border-rule border-t-2 border-t-river bg-surface px-5 sm:px-6 lg:sticky lg:top-24 lg:py-6"
    >
      <div className="flex min-h-15 items-center justify-between gap-4 lg:min-h-0 lg:pb-4">
        <h2 id="summary-title" className="type-h4">
          {t('checkout.summary.title')}
        </h2>
        <UpdateStatus checkout={checkout} />
        <span className="flex items-center gap-3 lg:hidden">
          {total === undefined ? null : <MoneyDisplay amount={total} className="font-[560]" />}
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls="summary-content"
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="-me-2.5 grid size-11 place-items-center rounded-md hover:bg-sunk"
          >
            <span className="sr-only">
              {isUnfolded ? t('checkout.summary.hide') : t('checkout.summary.show')}
            </span>
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 transition-transform', isUnfolded && 'rotate-180')}
            />
          </button>
        </span>
      </div>
      <div
        id="summary-content"
        className={classNames('max-lg:pb-6', !isUnfolded && 'max-lg:hidden')}
      >
        <SummaryContent checkout={checkout} />
      </div>
    </section>
  );
}

/** Always mounted, so that screen readers announce changes of the amounts. */
function UpdateStatus({ checkout: { quote } }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const isUpdating = quote.answer !== undefined && !quote.isSettled && !quote.error;
  return (
    <p role="status" className="type-small ms-auto flex items-center gap-2">
      {isUpdating ? (
        <>
          <Spinner className="shrink-0" />
          <span className="max-sm:sr-only">{t('checkout.summary.updating')}</span>
        </>
      ) : null}
    </p>
  );
}

function SummaryContent({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  const { quote, amountsCountry: country } = checkout;
  if (quote.error && !quote.isFetching) return <SummaryProblem checkout={checkout} />;
  if (!quote.answer) return <SummarySkeleton />;
  const shown = quote.answer.quote;
  return (
    <div className="grid gap-5">
      <div
        aria-busy={!quote.isSettled}
        className={classNames('grid gap-5 transition-opacity', !quote.isSettled && 'opacity-50')}
      >
        <OrderLineList label={t('checkout.summary.lines')} lines={shown.lines} />
        <AmountList amounts={{ ...shown, country, coupon: quote.answer.coupon }} />
        <RecurringNote quote={shown} />
        {quote.isProvisional ? <ProvisionalNote country={country} /> : null}
      </div>
      <CouponField checkout={checkout} />
      <InvitationSection checkout={checkout} />
      <TextLink kind="standalone" to={localPath('/cart')} className="text-sm">
        {t('checkout.summary.editCart')}
      </TextLink>
    </div>
  );
}

/** The prices are the list prices; their VAT may change. */
function ProvisionalNote({ country }: { country: string }) {
  const t = useTexts('checkout');
  const language = useLanguage();
  return (
    <p className="border-s-2 border-river ps-3 text-sm text-ink-2">
      {t('checkout.summary.provisional', { country: countryName(country, language) })}
    </p>
  );
}

function SummaryProblem({ checkout: { quote } }: { checkout: Checkout }) {
  const t = useTexts('checkout', 'ui');
  return (
    <div className="grid justify-items-start gap-4">
      <OrderNotice>
        {checkoutProblemText(quote.error, t)} <FixLink error={quote.error} />
      </OrderNotice>
      <Button size="small" onClick={quote.refetch} isLoading={quote.isFetching}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}

function SummarySkeleton() {
  return (
    <SkeletonRegion className="grid gap-5">
      <Skeleton className="h-12" />
      <SkeletonText lines={4} className="gap-4" />
    </SkeletonRegion>
  );
}
