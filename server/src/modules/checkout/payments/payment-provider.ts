import type { OrderId, RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';

/** The payment provider's interface. Every answer is fetched, never cached. */
export type PaymentProvider = {
  /** False in the provider's test mode. */
  readonly isLive: boolean;
  /** The same order gives the same session, as long as it expires at the same moment. */
  openSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<Session>;
  /** Makes sure that it can no longer be paid; what it is afterwards is the answer. */
  closeSession(id: string): Promise<Session['state']>;
  readPayment(paymentIntentId: string): Promise<Payment>;
  /** The same refund is made once within a day; `readPayment` knows it after that. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  /** Ends at the end of the paid period, or immediately. Idempotent. */
  endSubscription(id: string, when: 'paidUntil' | 'now'): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null if the signature is not the provider's, or too old. */
  readEvent(body: string, signature: string): ProviderEvent | null;
};

export type SessionRequest = {
  readonly orderId: OrderId;
  readonly email: string;
  readonly language: LanguageCode;
  readonly lines: readonly {
    readonly title: string;
    /** Before the discount. */
    readonly amount: Money;
    readonly interval: 'month' | 'year' | null;
  }[];
  /** Taken off the first payment. */
  readonly discount: Money;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
};

export type Session = {
  readonly id: string;
  readonly state: 'open' | 'complete' | 'expired';
  readonly isPaid: boolean;
  /** Completed by a payment that takes days, which the bank has refused since then. */
  readonly hasFailed: boolean;
  readonly total: number;
  readonly currency: string;
  readonly paymentIntentId: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** Country of the card or account that paid. */
  readonly payerCountry: string | null;
  /** The provider's name for the card or account, the same each time it pays. */
  readonly payerFingerprint: string | null;
};

export type Payment = {
  /** As we wrote it into the payment; null for payments that are not ours. */
  readonly orderId: string | null;
  readonly refunds: readonly ProviderRefund[];
  readonly dispute: { readonly state: 'open' | 'won' | 'lost'; readonly amount: number } | null;
};

export type RefundRequest = {
  readonly refundId: RefundId;
  readonly paymentIntentId: string;
  readonly amount: Money;
};

export type ProviderRefund = {
  readonly id: string;
  /** As we wrote it into the refund; null if it began at the provider. */
  readonly refundId: string | null;
  readonly amount: number;
  readonly state: 'requested' | 'done' | 'failed';
};

export type ProviderSubscription = {
  readonly id: string;
  readonly orderId: string | null;
  readonly customerId: string;
  readonly state: 'active' | 'pastDue' | 'ended';
  readonly paidUntil: Date;
  readonly endsThen: boolean;
  /** Paid ones after the first, the oldest first. */
  readonly renewals: readonly {
    readonly invoiceId: string;
    readonly paymentIntentId: string | null;
    readonly total: number;
    readonly currency: string;
    readonly paidAt: Date;
    readonly paidUntil: Date;
  }[];
};

export type ProviderEvent = {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  readonly payload: unknown;
};

/** The provider did not answer, or answered that it cannot now; nothing was charged. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}

/** The provider understood and will not do it; asking again changes nothing. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}
