import { ORPCError } from '@orpc/client';
import type { TextKey } from '../../../lib/text-keys.ts';

const words: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['ORDER_NOT_FOUND', 'orders.problems.orderNotFound'],
  ['ORDER_STATE', 'orders.problems.orderState'],
  ['SUBSCRIPTION_NOT_FOUND', 'orders.problems.subscriptionNotFound'],
  ['NOT_WITHDRAWABLE', 'orders.problems.notWithdrawable'],
  ['PAYMENT_UNDER_WAY', 'orders.problems.paymentUnderWay'],
  ['PAYMENT_UNAVAILABLE', 'orders.problems.paymentUnavailable'],
  ['BAD_REQUEST', 'orders.problems.invalid'],
  ['TOO_MANY_REQUESTS', 'orders.problems.tooMany'],
  ['UNAUTHORIZED', 'orders.problems.signedOut'],
  ['SERVICE_UNAVAILABLE', 'orders.problems.away'],
]);

/** Why an act on an order did not happen. */
export function orderProblemText(error: unknown): TextKey {
  // An answer that never came has no code; the browser only says that fetching failed.
  if (error instanceof TypeError) return 'orders.problems.away';
  const code = error instanceof ORPCError ? error.code : '';
  return words.get(code) ?? 'orders.problems.failed';
}
