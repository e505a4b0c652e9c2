import type { DeclarationKind } from '@danube/contract/checkout/checkout.schemas.ts';
import type { BillingField } from './checkout-fields.ts';

/** What must be corrected before the order can be sent. */
export type Faults = {
  readonly fields: readonly BillingField[];
  readonly declarations: readonly DeclarationKind[];
  /** The amounts were being calculated when the order was submitted. */
  readonly areAmountsPending: boolean;
};

export const faultless: Faults = { fields: [], declarations: [], areAmountsPending: false };

export function isFaultless(faults: Faults): boolean {
  return (
    faults.fields.length === 0 && faults.declarations.length === 0 && !faults.areAmountsPending
  );
}

/**
 * The errors of the last attempt that still apply: one disappears as soon as it is fixed. Server
 * errors stay until the next attempt.
 */
export function remainingFaults(
  found: Faults,
  now: Faults,
  refused: readonly BillingField[],
): Faults {
  const still = found.fields.filter((field) => now.fields.includes(field));
  return {
    fields: [...new Set([...still, ...refused])],
    declarations: found.declarations.filter((kind) => now.declarations.includes(kind)),
    areAmountsPending: found.areAmountsPending,
  };
}
