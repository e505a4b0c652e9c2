import { failureTextBy } from '../kit/act-failure.ts';

/** Why an act did not happen, and that nothing was changed. */
export const failureText = failureTextBy({
  NOT_ONESELF: 'admin.failures.notOneself',
  SECOND_FACTOR_NEEDED: 'admin.failures.secondFactorNeeded',
  PERSON_NOT_FOUND: 'admin.failures.personNotFound',
  ITEM_NOT_FOUND: 'admin.failures.itemNotFound',
  ALREADY_GRANTED: 'admin.failures.alreadyGranted',
  SUBSCRIPTION_UNDECIDED: 'admin.failures.subscriptionUndecided',
  ENTITLEMENT_NOT_FOUND: 'admin.failures.entitlementNotFound',
});
