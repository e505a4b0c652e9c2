import type { OwnSubscriptions } from '../modules/cart/cart.dependencies.ts';
import type { Subscriptions } from '../modules/entitlements/entitlements.dependencies.ts';

/** For tests without subscriptions. */
export const noSubscriptions: Subscriptions & OwnSubscriptions = {
  hasRenewingSubscription: async () => false,
  isSubscribedTo: async () => false,
  stopSubscriptionOf: async () => undefined,
};
