import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Processes a stored event by fetching the current state from Stripe. */
export const processStripeEventJob: JobType<{ eventId: string }> = {
  name: 'process-stripe-event',
  schema: z.object({ eventId: z.string().min(1).max(255) }),
  // Three days, as long as Stripe's own retries.
  retry: { limit: 80, delaySeconds: 2, maxDelaySeconds: 3_600 },
  expireInSeconds: 60,
  concurrency: 8,
  policy: 'exclusive',
};
