import type { CheckoutApi } from '../checkout.api.ts';

/** For a module that this one depends on: the API is only resolved when called. */
export function lateBoundSubscriptions(
  api: () => CheckoutApi,
): Pick<CheckoutApi, 'hasRenewingSubscription' | 'isSubscribedTo' | 'stopSubscriptionOf'> {
  return {
    hasRenewingSubscription: (tx, orderId) => api().hasRenewingSubscription(tx, orderId),
    isSubscribedTo: (tx, userId, itemId) => api().isSubscribedTo(tx, userId, itemId),
    stopSubscriptionOf: (change, orderId, when) => api().stopSubscriptionOf(change, orderId, when),
  };
}
