import type { Benefit } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { RepRecord } from '../reps/reps.repository.ts';
import type { SalesRepsDependencies } from '../sales-reps.dependencies.ts';

/** What invited customers currently get. */
export async function findBenefit(
  { checkout, clock }: Pick<SalesRepsDependencies, 'checkout' | 'clock'>,
  tx: Tx,
  { coupon }: Pick<RepRecord, 'coupon'>,
): Promise<Benefit | null> {
  if (coupon === null) return null;
  const value = await checkout.findOpenCoupon(tx, coupon, clock.now());
  return value ? { coupon, value } : null;
}
