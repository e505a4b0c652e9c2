import type { DeclarationKind } from '@danube/contract/checkout/checkout.schemas.ts';
import type { BillingField } from './checkout-fields.ts';

/** What must be corrected before the order can be sent. */
export type CheckoutErrors = {
  readonly fields: readonly BillingField[];
  readonly declarations: readonly DeclarationKind[];
  /** The amounts were being calculated when the order was submitted. */
  readonly areAmountsPending: boolean;
};

export const noErrors: CheckoutErrors = { fields: [], declarations: [], areAmountsPending: false };

export function hasNoErrors(faults: CheckoutErrors): boolean {
  return (
    faults.fields.length === 0 && faults.declarations.length === 0 && !faults.areAmountsPending
  );
}

/**
 * The errors of the last attempt that still apply: one disappears as soon as it is fixed. Server
 * errors stay until the next attempt.
 */
export function remainingErrors(
  found: CheckoutErrors,
  now: CheckoutErrors,
  refused: readonly BillingField[],
): CheckoutErrors {
  const still = found.fields.filter((field) => now.fields.includes(field));
  return {
    fields: [...new Set([...still, ...refused])],
    declarations: found.declarations.filter((kind) => now.declarations.includes(kind)),
    areAmountsPending: found.areAmountsPending,
  };
}
