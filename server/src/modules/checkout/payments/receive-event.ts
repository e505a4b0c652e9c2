import type { CheckoutDependencies } from '../checkout.dependencies.ts';
import { processStripeEventJob } from './process-stripe-event.job.ts';
import { insertEvent } from './stripe-events.repository.ts';
import { parseStripeSubject } from './stripe-subject.ts';

/**
 * Stores the event and responds immediately; a job processes it. False if the signature is invalid,
 * or a test-mode event reaches a live shop.
 */
export async function receiveEvent(
  deps: Pick<CheckoutDependencies, 'provider' | 'transact' | 'jobs' | 'clock'>,
  { body, signature }: { body: string; signature: string },
): Promise<boolean> {
  const event = deps.provider?.readEvent(body, signature);
  if (!event || event.isLive !== deps.provider?.isLive) return false;
  const { id, type } = event;
  const subject = parseStripeSubject(event.payload);
  await deps.transact(async ({ tx }) => {
    const isNew = await insertEvent(tx, { id, type, subject, receivedAt: deps.clock.now() });
    if (isNew)
      await deps.jobs.enqueue(tx, processStripeEventJob, { payload: { eventId: id }, key: id });
  });
  return true;
}
