import { failureTextBy } from '../../kit/act-failure.ts';

/** Why an act did not happen, and what that means for the money. */
export const salesFailure = failureTextBy({
  ORDER_NOT_FOUND: 'sales.failures.orderNotFound',
  ORDER_STATE: 'sales.failures.orderState',
  REFUND_TOO_LARGE: 'sales.failures.refundTooLarge',
  SUBSCRIPTION_NOT_FOUND: 'sales.failures.subscriptionNotFound',
  SUBSCRIPTION_ENDED: 'sales.failures.subscriptionEnded',
  SUBSCRIPTION_UNDECIDED: 'sales.failures.subscriptionUndecided',
  KEY_REUSED: 'sales.failures.keyReused',
  COUPON_NOT_FOUND: 'sales.failures.couponNotFound',
  COUPON_EXISTS: 'sales.failures.couponExists',
  RULE_NOT_LATER: 'sales.failures.ruleNotLater',
});
