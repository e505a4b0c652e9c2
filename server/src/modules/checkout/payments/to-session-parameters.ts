import type Stripe from 'stripe';
import type { SessionRequest } from './payment-provider.ts';

/**
 * The order as Stripe parameters; built from the order's row only, so that a retry is identical.
 */
export function toSessionParameters(
  request: SessionRequest,
  coupon: string | null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { order_id: request.orderId };
  const isSubscription = request.lines.some(({ interval }) => interval !== null);
  return {
    mode: isSubscription ? 'subscription' : 'payment',
    client_reference_id: request.orderId,
    customer_email: request.email,
    metadata,
    ...(isSubscription
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata } }),
    line_items: request.lines.map(({ title, amount, interval }) => ({
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: amount,
        product_data: { name: title },
        ...(interval ? { recurring: { interval } } : {}),
      },
    })),
    ...(coupon ? { discounts: [{ coupon }] } : {}),
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    locale: localeOf(request.language),
  };
}

/** Stripe's pages aren't available in Irish. */
function localeOf(language: SessionRequest['language']) {
  return language === 'ga' ? 'en' : language;
}
