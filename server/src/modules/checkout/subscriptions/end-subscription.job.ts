import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Tells Stripe that a subscription is over at once. */
export const endSubscriptionJob: JobType<{ stripeSubscriptionId: string }> = {
  name: 'end-subscription',
  schema: z.object({ stripeSubscriptionId: z.string().min(1).max(255) }),
  retry: { limit: 100, delaySeconds: 10, maxDelaySeconds: 3_600 },
  expireInSeconds: 60,
  policy: 'exclusive',
};
