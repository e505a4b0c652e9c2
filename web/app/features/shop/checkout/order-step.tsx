import { useLocalPath } from '../../../lib/local-path.ts';
import { RichText, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OrderLineList } from '../orders/order-line-list.tsx';
import { orderButtonText } from './button-text.ts';
import { CheckoutStep } from './checkout-step.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { SummaryTotal } from './summary-total.tsx';
import type { Checkout } from './use-checkout.ts';

/** The law requires the items and the price directly above the button. */
export function OrderStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const format = useFormat();
  const localPath = useLocalPath();
  const { quote, method, placing } = checkout;
  const shown = quote.answer?.quote;
  return (
    <CheckoutStep step={4} title={t('checkout.order.title')}>
      {shown ? (
        <div>
          <OrderLineList label={t('checkout.summary.lines')} lines={shown.lines} />
          <SummaryTotal quote={shown} isDimmed={!quote.isSettled} />
        </div>
      ) : null}
      <ErrorSummary checkout={checkout} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isLoading={placing.isInProgress}
        className="tabular w-full"
      >
        {orderButtonText({ quote: quote.isProvisional ? undefined : shown, method }, t, format)}
      </Button>
      <div className="type-small grid gap-1.5">
        {method === 'stripe' && shown ? <p>{t('checkout.order.next')}</p> : null}
        <p>
          <RichText
            k="checkout.order.terms"
            elements={{
              terms: <TextLink to={localPath('/terms-of-service')}>{null}</TextLink>,
              withdrawal: (
                <TextLink to={localPath('/terms-of-service#withdrawal')}>{null}</TextLink>
              ),
              privacy: <TextLink to={localPath('/privacy-policy')}>{null}</TextLink>,
            }}
          />
        </p>
      </div>
    </CheckoutStep>
  );
}
