import { type ItemId, itemIdSchema } from '@danube/contract/catalogue/catalogue.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../../platform/job-definition.ts';

/** Identifies the schedule it belongs to: if that has changed, the job does nothing. */
export type PublishScheduled = { itemId: ItemId; revision: number; at: string };

export const publishScheduledJob: JobType<PublishScheduled> = {
  name: 'publish-scheduled',
  schema: z.strictObject({
    itemId: itemIdSchema,
    revision: z.number().int(),
    at: z.iso.datetime(),
  }),
  retry: { limit: 20, delaySeconds: 5, maxDelaySeconds: 300 },
};
