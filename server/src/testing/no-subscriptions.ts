import type { Subscriptions } from '../modules/entitlements/entitlements.dependencies.ts';

/** For tests in which nobody subscribes. */
export const noSubscriptions: Subscriptions = {
  hasRenewingSubscription: async () => false,
  stopSubscriptionOf: async () => undefined,
};
