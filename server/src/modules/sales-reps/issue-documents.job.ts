import { type PayoutId, payoutIdSchema } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import * as z from 'zod';
import type { JobType } from '../../platform/job-definition.ts';

/** Creates the missing documents of a payout: statements, self-billed invoices, corrections. */
export const issueDocumentsJob: JobType<{ payoutId: PayoutId }> = {
  name: 'issue-rep-documents',
  schema: z.object({ payoutId: payoutIdSchema }),
  retry: { limit: 50, delaySeconds: 5, maxDelaySeconds: 600 },
  expireInSeconds: 600,
};
