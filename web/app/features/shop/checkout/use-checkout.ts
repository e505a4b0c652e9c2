import type { PaymentMethod, Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/texts.tsx';
import { type CheckoutErrors, hasNoErrors, noErrors, remainingErrors } from './checkout-errors.ts';
import {
  type BillingField,
  billingOf,
  type CheckoutFields,
  invalidFields,
  vatIdOf,
} from './checkout-fields.ts';
import { rejectedBillingFields } from './checkout-problem.ts';
import { useCoupon } from './use-coupon.ts';
import { useInvitation } from './use-invitation.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuote } from './use-quote.ts';
import { useTicks } from './use-ticks.ts';

export type Checkout = ReturnType<typeof useCheckout>;

/** The state of the page: input, amounts and errors. Nothing is stored. */
export function useCheckout(start: CheckoutFields, listCountry: string) {
  const language = useLanguage();
  const [fields, setFields] = useState<CheckoutFields>(start);
  /** The value on blur: a number that is still being typed isn't checked. */
  const [vatId, setVatId] = useState(start.vatId);
  const [chosenMethod, setMethod] = useState<PaymentMethod>('stripe');
  const [attempt, setAttempt] = useState(noErrors);
  const coupon = useCoupon();
  const invitation = useInvitation();
  const ticks = useTicks();
  const placing = usePlaceOrder();
  const { country, isCompany } = fields;
  const input = useMemo(() => {
    const order = { country, isCompany, language, coupon: coupon.asked };
    return { ...order, vatId: vatIdOf({ isCompany, vatId }) };
  }, [country, isCompany, language, vatId, coupon.asked]);
  const quote = useQuote(input, listCountry);
  const { answer } = quote;
  const method = chooseMethod(answer?.quote, chosenMethod);

  /** All current errors, whether or not someone has tried to order. */
  function findFaults(): CheckoutErrors {
    const wrong = new Set<BillingField>(invalidFields(fields));
    if (answer?.vatIdRejection) wrong.add('vatId');
    const declared = quote.isProvisional ? [] : (answer?.quote.declarations ?? []);
    const unticked = declared.filter(({ hash }) => !ticks.has(hash));
    const isAsked = vatIdOf(fields) === input.vatId && !coupon.isNew;
    return {
      fields: [...wrong],
      declarations: unticked.map(({ kind }) => kind),
      areAmountsPending: !(isAsked && quote.isSettled) && country !== '',
    };
  }

  function submit() {
    if (placing.isInProgress) return;
    placing.clearError();
    setVatId(fields.vatId);
    if (coupon.isNew) coupon.apply(coupon.text);
    const faults = findFaults();
    setAttempt(faults);
    if (!answer || !hasNoErrors(faults)) return;
    const { cartVersion, total: shownTotal, declarations } = answer.quote;
    placing.place({
      cartVersion,
      shownTotal,
      billing: billingOf(fields),
      coupon: answer.coupon,
      method,
      ticked: declarations.map(({ kind, hash }) => ({ kind, hash })),
      language,
      invitedBy: invitation.submitted,
    });
  }

  return {
    /** The country whose VAT is in the amounts. */
    amountsCountry: quote.isProvisional ? listCountry : country,
    fields,
    coupon,
    invitation,
    ticks,
    quote,
    placing,
    method,
    setMethod,
    submit,
    change: (changed: Partial<CheckoutFields>) =>
      setFields((before) => ({ ...before, ...changed })),
    leaveVatId: () => setVatId(fields.vatId),
    faults: remainingErrors(attempt, findFaults(), rejectedBillingFields(placing.error)),
    /** Changes with every attempt to order. */
    attempt,
  };
}

/** The chosen method if it is available for the order, otherwise the first one. */
function chooseMethod(quote: Quote | undefined, chosen: PaymentMethod): PaymentMethod {
  if (!quote || quote.methods.includes(chosen)) return chosen;
  return quote.methods[0] ?? chosen;
}
