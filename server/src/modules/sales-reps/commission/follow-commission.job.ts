import { type OrderId, orderIdSchema } from '@danube/contract/checkout/orders.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Updates the commission on an order after it changed. */
export const followCommissionJob: JobType<{ orderId: OrderId }> = {
  name: 'follow-commission',
  schema: z.object({ orderId: orderIdSchema }),
  retry: { limit: 50, delaySeconds: 2, maxDelaySeconds: 600 },
  expireInSeconds: 60,
  concurrency: 2,
};
