import { useMemo } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { BillingStep } from './billing-step.tsx';
import type { CheckoutFields } from './checkout-fields.ts';
import { DeclarationsStep } from './declarations-step.tsx';
import { defaultPriceCountry } from './initial-fields.ts';
import { OrderStep } from './order-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { type Checkout, useCheckout } from './use-checkout.ts';

type CheckoutFormProps = {
  countries: readonly string[];
  start: CheckoutFields;
  /** Whether the initial values come from an earlier order. */
  isRemembered: boolean;
};

export function CheckoutForm({ countries, start, isRemembered }: CheckoutFormProps) {
  const checkout = useCheckout(start, defaultPriceCountry(countries));
  const submitError = useSubmitError(checkout);
  const isHydrated = useHydrated();
  if (isCartEmpty(checkout)) return <EmptyCart />;
  return (
    // Hydration would lose what someone had typed before.
    <div className="columns-12 gap-y-8" inert={!isHydrated}>
      <div className="col-span-full lg:order-2 lg:col-span-5 lg:col-start-8">
        <OrderSummary checkout={checkout} />
      </div>
      <Form
        submitError={submitError}
        onSubmit={checkout.submit}
        className="col-span-full grid content-start lg:order-1 lg:col-span-6"
      >
        <BillingStep checkout={checkout} countries={countries} isRemembered={isRemembered} />
        <PaymentStep checkout={checkout} />
        <DeclarationsStep checkout={checkout} />
        <OrderStep checkout={checkout} />
      </Form>
    </div>
  );
}

/** Changes with each failed submission; null if there is nothing to correct. */
function useSubmitError({ attempt, placing }: Checkout) {
  const { error } = placing;
  return useMemo(() => {
    const hasFailed = error || attempt.fields.length + attempt.declarations.length > 0;
    return hasFailed ? { attempt, error } : null;
  }, [attempt, error]);
}

/** Placing an order empties the cart; the empty state must not show then. */
function isCartEmpty({ quote, placing }: Checkout): boolean {
  return !placing.isInProgress && quote.isCartEmpty;
}

function EmptyCart() {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  return (
    <EmptyState
      drawing="start"
      title={t('checkout.empty.title')}
      text={t('checkout.empty.text')}
      action={
        <Button asChild variant="primary">
          <Link to={localPath('/courses')}>{t('checkout.empty.action')}</Link>
        </Button>
      }
    />
  );
}
