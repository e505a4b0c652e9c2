import type { CouponRejection, VatIdRejection } from '@danube/contract/checkout/checkout.errors.ts';
import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { declaredError, invalidPaths } from '../../../lib/failure.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import { type BillingField, billingFields } from './checkout-fields.ts';

const checkoutErrorTexts = {
  BAD_REQUEST: 'checkout.problems.invalid',
  TOO_MANY_REQUESTS: 'checkout.problems.tooMany',
  UNAUTHORIZED: 'checkout.problems.signedOut',
  FORBIDDEN: 'checkout.problems.failed',
  SERVICE_UNAVAILABLE: 'checkout.problems.away',
  UNREACHABLE: 'checkout.problems.away',
  UNKNOWN: 'checkout.problems.failed',
} as const satisfies OwnErrorTexts;

/** Why the quote or the order failed. */
export function checkoutProblemText(error: unknown, t: Translate): string {
  return errorText(error, t, checkoutErrorTexts);
}

export function couponRejectionOf(error: unknown): CouponRejection | null {
  const declared = declaredError(error);
  return declared?.code === 'COUPON_REFUSED' ? declared.data.why : null;
}

export function vatIdRejectionOf(error: unknown): VatIdRejection | null {
  const declared = declaredError(error);
  return declared?.code === 'VAT_ID_REFUSED' ? declared.data.why : null;
}

/** The rejected inputs, by the contract's paths. */
export function rejectedBillingFields(error: unknown): BillingField[] {
  const billing = invalidPaths(error).filter(([part]) => part === 'billing');
  const named = new Set(billing.map(([, field]) => field));
  return billingFields.filter((field) => named.has(field));
}
