import type { CheckoutApi } from '../checkout.api.ts';

/** For the module that this one is built upon: the api is there when something is asked. */
export function subscriptionsOf(
  api: () => CheckoutApi,
): Pick<CheckoutApi, 'hasRenewingSubscription' | 'stopSubscriptionOf'> {
  return {
    hasRenewingSubscription: (tx, orderId) => api().hasRenewingSubscription(tx, orderId),
    stopSubscriptionOf: (change, orderId, when) => api().stopSubscriptionOf(change, orderId, when),
  };
}
