import type { PaymentMethod } from '@danube/contract/checkout/checkout.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import type { Checkout } from './use-checkout.ts';

const methodTexts = {
  stripe: { label: 'checkout.payment.stripe', help: 'checkout.payment.stripeHelp' },
  transfer: { label: 'checkout.payment.transfer', help: 'checkout.payment.transferHelp' },
} as const;

type PaidMethod = keyof typeof methodTexts;

/** The payment methods, which depend on the order. */
export function PaymentStep({ checkout }: { checkout: Checkout }) {
  const t = useTexts('checkout');
  const methods = checkout.quote.answer?.quote.methods;
  const paid = methods?.filter(isPaid) ?? [];
  return (
    <CheckoutStep step={2} title={t('checkout.payment.title')}>
      {paid.length > 0 ? (
        <RadioGroup
          legend={t('checkout.payment.legend')}
          name="method"
          value={checkout.method}
          onValueChange={(value) => {
            const chosen = paid.find((method) => method === value);
            if (chosen) checkout.setMethod(chosen);
          }}
          options={paid.map((value) => ({
            value,
            label: <span className="font-[560]">{t(methodTexts[value].label)}</span>,
            help: t(methodTexts[value].help),
          }))}
        />
      ) : (
        <p className="text-sm text-ink-2">
          {t(methods ? noMethodTextKey(methods) : 'checkout.payment.later')}
        </p>
      )}
    </CheckoutStep>
  );
}

/** Nothing is due, or no payment method is configured. */
function noMethodTextKey(methods: readonly PaymentMethod[]) {
  return methods.includes('none')
    ? ('checkout.payment.none' as const)
    : ('checkout.problems.paymentUnavailable' as const);
}

function isPaid(method: PaymentMethod): method is PaidMethod {
  return method !== 'none';
}
