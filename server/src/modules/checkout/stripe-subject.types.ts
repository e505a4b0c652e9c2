/** What an event refers to: ids to look up, and no personal data. */
export type StripeSubject = {
  /** Stripe's kind of object, e.g. `checkout.session`. */
  readonly object: string;
  readonly id: string | null;
  readonly paymentIntent: string | null;
  readonly subscription: string | null;
  /** From our metadata. */
  readonly order: string | null;
  /** For a charge: the refunded amount. */
  readonly refunded: number;
};
