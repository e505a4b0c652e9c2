import type { PaymentMethod, Quote } from '@danube/contract/checkout/checkout.schemas.ts';
import type { Translate } from '../../../lib/text-keys.ts';
import type { Format } from '../../../lib/use-format.tsx';

const texts = {
  stripe: 'checkout.order.stripe',
  transfer: 'checkout.order.transfer',
  none: 'checkout.order.none',
} as const satisfies Record<PaymentMethod, string>;

/**
 * The button must say that ordering means paying, and how much; otherwise the order isn't binding
 * (Directive 2011/83/EU, article 8). A renewing order is never labelled free, even if the first
 * period is.
 */
export function orderButtonText(
  order: { quote: Quote | undefined; method: PaymentMethod },
  t: Translate,
  format: Format,
): string {
  const { quote, method } = order;
  if (!quote) return t('checkout.order.unknown');
  const amount = format.money(quote.total);
  if (quote.total > 0) return t(texts[method], { amount });
  return t(quote.recurring ? texts.transfer : texts.none, { amount });
}
