import type { Subscriptions } from '../modules/entitlements/entitlements.dependencies.ts';

/** For tests without subscriptions. */
export const noSubscriptions: Subscriptions = {
  hasRenewingSubscription: async () => false,
  stopSubscriptionOf: async () => undefined,
};
