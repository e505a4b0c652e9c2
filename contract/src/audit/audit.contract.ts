import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { singleLineText } from '../text.ts';
import { auditEntrySchema } from './audit.schemas.ts';

const tags = ['audit'];

/** What administrators and the system did, newest first. Entries can't be changed or deleted. */
export const auditContract = {
  list: procedureFor('admin', 'owner')
    .route({ method: 'GET', path: '/audit', tags })
    .input(
      z.object({
        /** A prefix of the action, e.g. `people.` */
        action: singleLineText(60).default(''),
        /** Entries by or about this id. */
        about: singleLineText(100).optional(),
        from: z.coerce.date().optional(),
        to: z.coerce.date().optional(),
        /** Only entries with a smaller number. */
        before: z.coerce.number().int().positive().optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(
      z.object({ entries: z.array(auditEntrySchema), nextBefore: z.number().int().nullable() }),
    ),

  /** Recomputes the hash chain; reports the first entry that doesn't match. */
  verify: procedureFor('admin', 'owner', 'export')
    .route({ method: 'POST', path: '/audit/verification', tags })
    .output(
      z.object({
        isIntact: z.boolean(),
        entryCount: z.number().int(),
        firstBroken: z.number().int().nullable(),
      }),
    ),
};
