import type { WithdrawalOffer } from '@danube/contract/checkout/orders.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { maxWithdrawalDays } from '../orders/compute-withdrawal-end.ts';
import { findWithdrawalOffer } from './find-withdrawal-offer.ts';
import { findPaidSince } from './withdrawal.repository.ts';

const maxWithdrawalAgeMs = maxWithdrawalDays * 24 * 60 * 60_000;

export async function listWithdrawals(
  deps: CheckoutDependencies,
  { userId }: Member,
): Promise<WithdrawalOffer[]> {
  const since = new Date(deps.clock.now().getTime() - maxWithdrawalAgeMs);
  const orders = await findPaidSince(deps.db, userId, since);
  const offers = await Promise.all(
    orders.map((order) => findWithdrawalOffer(deps, deps.db, order)),
  );
  return offers.filter((offer) => offer !== null);
}
