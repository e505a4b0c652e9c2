import * as z from 'zod';
import type { StripeSubject } from '../stripe-subject.types.ts';

const eventSchema = z.object({
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string().nullish(),
      payment_intent: z.string().nullish(),
      amount_refunded: z.number().nullish(),
      subscription: z.string().nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: z.string() }).nullish() })
        .nullish(),
      metadata: z.object({ order_id: z.string().optional() }).nullish(),
    }),
  }),
});

const unknownSubject: StripeSubject = {
  object: 'unknown',
  id: null,
  paymentIntent: null,
  subscription: null,
  order: null,
  refunded: 0,
};

/**
 * The rest of an event (names, addresses, cards) isn't stored: everything is fetched from Stripe.
 * The subject of an event about an object we don't know is empty.
 */
export function parseStripeSubject(payload: unknown): StripeSubject {
  const event = eventSchema.safeParse(payload);
  if (!event.success) return unknownSubject;
  const { object, id, payment_intent, amount_refunded, ...about } = event.data.data.object;
  const named = about.parent?.subscription_details?.subscription ?? about.subscription;
  return {
    object,
    id: id ?? null,
    paymentIntent: payment_intent ?? null,
    subscription: named ?? null,
    order: about.metadata?.order_id ?? null,
    refunded: amount_refunded ?? 0,
  };
}
