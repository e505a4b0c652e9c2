import { declaredError } from '../../../lib/failure.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OrderNotice } from '../orders/order-notice.tsx';
import { fieldTexts } from './billing-step.tsx';
import { checkoutProblemText, rejectedBillingFields } from './checkout-problem.ts';
import type { Checkout } from './use-checkout.ts';

/** Next to the button: everything that prevents the order, and what to do. */
export function ErrorSummary({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const { faults, placing } = checkout;
  const { error } = placing;
  const count = faults.fields.length + faults.declarations.length;
  if (count > 0) {
    return (
      <OrderNotice>
        <span className="font-[560]">{t('checkout.problemCount', { count })}</span>
        <span className="grid pt-1">
          {faults.fields.map((field) => (
            <span key={field}>{t(fieldTexts[field])}</span>
          ))}
          {faults.declarations.length > 0 ? (
            <span>{t('checkout.declarations.missing')}</span>
          ) : null}
        </span>
      </OrderNotice>
    );
  }
  if (error && rejectedBillingFields(error).length === 0) {
    return (
      <OrderNotice>
        {checkoutProblemText(error, t)} <FixLink error={error} />
      </OrderNotice>
    );
  }
  if (faults.areAmountsPending) {
    const { error: why } = checkout.quote;
    return (
      <OrderNotice>
        {why ? checkoutProblemText(why, t) : t('checkout.problems.amountsPending')}
      </OrderNotice>
    );
  }
  return null;
}

/** A link to the page where the error can be fixed. */
export function FixLink({ error }: { error: unknown }) {
  const t = useTexts('checkout');
  const localPath = useLocalPath();
  switch (declaredError(error)?.code) {
    case 'CART_NOT_ORDERABLE':
      return <TextLink to={localPath('/cart')}>{t('checkout.summary.editCart')}</TextLink>;
    case 'PAYMENT_UNDER_WAY':
      return <TextLink to={localPath('/my-orders')}>{t('checkout.success.myOrders')}</TextLink>;
    case 'UNAUTHORIZED':
      return (
        <TextLink to={localPath('/auth?tab=signin&redirect=%2Fcheckout')}>
          {t('checkout.signIn.action')}
        </TextLink>
      );
    default:
      return null;
  }
}
