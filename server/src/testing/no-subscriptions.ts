import type { EntitlementsDependencies } from '../modules/entitlements/entitlements.dependencies.ts';

/** For tests in which nobody subscribes. */
export const noSubscriptions: EntitlementsDependencies['subscriptions'] = {
  hasRenewingSubscription: async () => false,
  stopSubscriptionOf: async () => undefined,
};
