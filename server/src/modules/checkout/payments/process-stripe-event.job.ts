import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Reads a stored event and looks at Stripe for what it is about. */
export const processStripeEventJob: JobType<{ eventId: string }> = {
  name: 'process-stripe-event',
  schema: z.object({ eventId: z.string().min(1).max(255) }),
  // Three days: as long as Stripe itself keeps trying.
  retry: { limit: 80, delaySeconds: 2, maxDelaySeconds: 3_600 },
  expireInSeconds: 60,
  concurrency: 8,
  policy: 'exclusive',
};
