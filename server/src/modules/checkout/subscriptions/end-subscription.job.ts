import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

export type EndSubscription = {
  readonly stripeSubscriptionId: string;
  readonly when: 'now' | 'paidUntil';
};

/** Ends a subscription at Stripe, immediately or at the end of the paid period. */
export const endSubscriptionJob: JobType<EndSubscription> = {
  name: 'end-subscription',
  schema: z.object({
    stripeSubscriptionId: z.string().min(1).max(255),
    when: z.enum(['now', 'paidUntil']),
  }),
  retry: { limit: 100, delaySeconds: 10, maxDelaySeconds: 3_600 },
  expireInSeconds: 60,
  policy: 'exclusive',
};
