import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Brings what someone earned by an order in line with what became of it. */
export const followCommissionJob: JobType<{ orderId: OrderId }> = {
  name: 'follow-commission',
  schema: z.object({ orderId: orderIdSchema }),
  retry: { limit: 50, delaySeconds: 2, maxDelaySeconds: 600 },
  expireInSeconds: 60,
  concurrency: 2,
};
