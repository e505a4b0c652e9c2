/** What an event is about: where to look, and nothing about the person. */
export type StripeSubject = {
  /** Stripe's kind of object, e.g. `checkout.session`. */
  readonly object: string;
  readonly id: string | null;
  readonly paymentIntent: string | null;
  readonly subscription: string | null;
  /** As we wrote it into the metadata. */
  readonly order: string | null;
  /** Of a charge: what went back. */
  readonly refunded: number;
};
