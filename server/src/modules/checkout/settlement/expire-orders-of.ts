import type { Tx } from '../../../platform/database.ts';
import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { expirePendingOf } from '../orders/waiting-orders.repository.ts';
import { expireOrdersJob } from '../payments/reconcile-payments.job.ts';

/** When an account is erased, a job cancels its unpaid orders and closes their sessions at Stripe. */
export async function expireOrdersOf(
  { clock, jobs }: Pick<CheckoutDependencies, 'clock' | 'jobs'>,
  tx: Tx,
  userId: string,
): Promise<void> {
  if (!(await expirePendingOf(tx, userId, clock.now()))) return;
  await jobs.enqueue(tx, expireOrdersJob, { payload: {} });
}
