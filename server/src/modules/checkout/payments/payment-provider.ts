import type { InquiryState, OrderId, RefundId } from '@danube/contract/checkout/orders.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Money } from '@danube/contract/money.ts';

/** The payment provider's interface. Responses are never cached. */
export type PaymentProvider = {
  /** False in the provider's test mode. */
  readonly isLive: boolean;
  /** The same order returns the same session, as long as the expiry is unchanged. */
  openSession(request: SessionRequest): Promise<{ id: string; url: string }>;
  readSession(id: string): Promise<Session>;
  /** Makes sure it can no longer be paid; returns its resulting state. */
  closeSession(id: string): Promise<Session['state']>;
  readPayment(paymentIntentId: string): Promise<Payment>;
  /** Idempotent for a day; after that, check with `readPayment` first. */
  refund(request: RefundRequest): Promise<ProviderRefund>;
  readSubscription(id: string): Promise<ProviderSubscription>;
  /** Ends at the end of the paid period, or immediately. Idempotent. */
  endSubscription(id: string, when: 'paidUntil' | 'now'): Promise<void>;
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null if the signature is invalid or too old. */
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
  /** Completed with a delayed payment that the bank has since rejected. */
  readonly hasFailed: boolean;
  readonly total: number;
  readonly currency: string;
  readonly paymentIntentId: string | null;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  /** The country of the card or account. */
  readonly payerCountry: string | null;
  /** The provider's stable id for the card or account. */
  readonly payerFingerprint: string | null;
};

export type Payment = {
  /** From our metadata; null for payments that aren't ours. */
  readonly orderId: string | null;
  readonly refunds: readonly ProviderRefund[];
  /** The bank has taken the money, for now or finally. Null for an inquiry, which takes none. */
  readonly dispute: { readonly state: 'open' | 'won' | 'lost'; readonly amount: number } | null;
  /** The bank only asks; null once that is over. */
  readonly inquiry: InquiryState | null;
};

export type RefundRequest = {
  readonly refundId: RefundId;
  readonly paymentIntentId: string;
  readonly amount: Money;
};

export type ProviderRefund = {
  readonly id: string;
  /** From our metadata; null if it was created at the provider. */
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
  /** A bank is still processing the direct debit of the latest invoice. */
  readonly isPaymentProcessing: boolean;
  /** Paid renewals after the first payment, oldest first. */
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

/** The provider didn't respond or reported a temporary failure; nothing was charged. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}

/** The provider rejected the request; retrying won't help. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}
