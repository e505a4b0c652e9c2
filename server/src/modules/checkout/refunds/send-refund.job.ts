import { type RefundId, refundIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Tells Stripe to refund. */
export const sendRefundJob: JobType<{ refundId: RefundId }> = {
  name: 'send-refund',
  schema: z.object({ refundId: refundIdSchema }),
  // Three days: Stripe may be down, or our balance too low.
  retry: { limit: 100, delaySeconds: 10, maxDelaySeconds: 3_600 },
  expireInSeconds: 60,
  concurrency: 2,
  policy: 'exclusive',
};
