import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';
import { insertEvent } from './stripe-events.repository.ts';
import { stripeSubjectOf } from './stripe-subject.ts';

/**
 * Stores what Stripe says and answers immediately; a job reads it. False if Stripe did not say it,
 * or said it of its test mode to a shop that is open.
 */
export async function receiveEvent(
  deps: Pick<CheckoutDependencies, 'provider' | 'transact' | 'jobs' | 'clock'>,
  { body, signature }: { body: string; signature: string },
): Promise<boolean> {
  const event = deps.provider?.readEvent(body, signature);
  if (!event || event.isLive !== deps.provider?.isLive) return false;
  const { id, type } = event;
  const subject = stripeSubjectOf(event.payload);
  await deps.transact(async ({ tx }) => {
    const isNew = await insertEvent(tx, { id, type, subject, receivedAt: deps.clock.now() });
    if (isNew)
      await deps.jobs.enqueue(tx, processStripeEventJob, { payload: { eventId: id }, key: id });
  });
  return true;
}
