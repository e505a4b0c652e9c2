import type { WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import type { Money } from '@danube/contract/money.ts';

export type WithdrawalLine = WithdrawalOffer['lines'][number];

/** The selection for a withdrawal. */
export type WithdrawalInput = {
  readonly offer: WithdrawalOffer;
  readonly lines: readonly WithdrawalLine[];
  /** Where the refund goes; null if it goes back the way it was paid. */
  readonly iban: string | null;
};

export type Receipt = {
  readonly input: WithdrawalInput;
  readonly refund: Money;
  readonly at: Date;
};

export function refundOf(lines: readonly WithdrawalLine[]): Money {
  const cents = lines.reduce((sum, { refund }) => sum + refund, 0);
  // A sum of whole cents is in whole cents.
  return cents as Money;
}
