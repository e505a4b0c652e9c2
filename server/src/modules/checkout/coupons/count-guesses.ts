import { DomainError, isDomainError } from '../../../platform/domain-error.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';

type CouponCaller = { readonly userId: string; readonly network: string };

/**
 * Counts invalid codes per account and network. The attempt is consumed before the lookup, so that
 * concurrent requests can't exceed the limit, and refunded for a valid code.
 */
export async function countGuesses<Answer>(
  { limiter }: Pick<CheckoutDependencies, 'limiter'>,
  { userId, network }: CouponCaller,
  look: () => Promise<Answer>,
): Promise<Answer> {
  const byAccount = await limiter.consume('couponAccount', userId);
  const byNetwork = await limiter.consume('couponNetwork', network);
  if (!byAccount.allowed || !byNetwork.allowed) {
    throw new DomainError('COUPON_REFUSED', { why: 'tooManyTries' });
  }
  let isGuess = false;
  try {
    return await look();
  } catch (error) {
    isGuess = isUnusable(error);
    throw error;
  } finally {
    if (!isGuess) {
      await limiter.applyRefund('couponAccount', userId);
      await limiter.applyRefund('couponNetwork', network);
    }
  }
}

function isUnusable(error: unknown): boolean {
  return isDomainError(error, 'COUPON_REFUSED') && error.data?.why === 'unusable';
}
