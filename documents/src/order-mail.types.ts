/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** IANA name of the reader's time zone, e.g. `Europe/Bratislava`. */
type TimeZone = string;

/** Euro cents. */
type Cents = number;

type OrderedLine = { title: string; total: Cents };

/** Sent to buyers. */
export type OrderMail =
  /** The contract confirmation on a durable medium; the invoice is attached. */
  | {
      kind: 'order-paid';
      firstName: string;
      orderNumber: string;
      lines: readonly OrderedLine[];
      total: Cents;
      /** The declarations as accepted; empty for businesses. */
      declarations: readonly string[];
      withdrawalUntil: Instant | null;
      orderUrl: string;
      termsUrl: string;
    }
  /** The invoice is attached. */
  | {
      kind: 'transfer-awaited';
      firstName: string;
      orderNumber: string;
      lines: readonly OrderedLine[];
      total: Cents;
      declarations: readonly string[];
      holder: string;
      iban: string;
      bic: string;
      reference: string;
      dueAt: Instant;
      orderUrl: string;
      termsUrl: string;
    }
  /** The bank refused a debit days after the order was placed. */
  | {
      kind: 'order-payment-failed';
      firstName: string;
      orderNumber: string;
      total: Cents;
      /** Until then the order can be paid in another way. */
      payUntil: Instant;
      orderUrl: string;
    }
  | { kind: 'order-cancelled'; firstName: string; orderNumber: string; pricingUrl: string }
  | {
      kind: 'order-refunded';
      firstName: string;
      orderNumber: string;
      amount: Cents;
      /** Attached if there was an invoice. */
      hasCreditNote: boolean;
      orderUrl: string;
    }
  /** The acknowledgement required by law: what was declared, and when. */
  | {
      kind: 'withdrawal-received';
      firstName: string;
      orderNumber: string;
      titles: readonly string[];
      refund: Cents;
      at: Instant;
      timeZone: TimeZone;
    }
  | {
      kind: 'subscription-renewed';
      firstName: string;
      title: string;
      total: Cents;
      paidUntil: Instant;
      ordersUrl: string;
      /** VIES doesn't confirm it, so the amount includes VAT. */
      refusedVatId: string | null;
    }
  | { kind: 'subscription-payment-failed'; firstName: string; title: string; ordersUrl: string }
  | {
      kind: 'subscription-cancelled';
      firstName: string;
      title: string;
      paidUntil: Instant;
      /** When access ends. */
      when: 'now' | 'paidUntil';
      by: 'member' | 'academy';
      at: Instant;
      timeZone: TimeZone;
    };
