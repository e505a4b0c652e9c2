import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { exportSchema } from '../identity/account.schemas.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';

const { PERSON_NOT_FOUND, SECOND_FACTOR_NEEDED, TWO_FACTOR_OFF, EXPORT_NOT_READY } = identityErrors;
const { STAFF_NOT_ERASED } = identityErrors;

const tags = ['people'];
const target = z.object({ userId: userIdSchema });
const reason = singleLineText(500).min(3);
/** A request that came by letter: why it is acted on, and how the sender proved who they are. */
const request = target.extend({ reason, proof: singleLineText(300).min(3) });
const errors = { PERSON_NOT_FOUND, SECOND_FACTOR_NEEDED, TWO_FACTOR_OFF };

/**
 * A person's data protection rights, exercised for them by an owner with a fresh second factor. The
 * person is notified by email each time, so a forged letter doesn't go unnoticed.
 */
export const dataRequestsContract = {
  read: procedureFor('admin', 'owner')
    .route({ method: 'GET', path: '/people/{userId}/data-requests', tags })
    .input(target)
    .output(
      z.object({
        /** The latest that staff requested; null if there is none, or it has expired. */
        export: exportSchema.nullable(),
        /** Only an erasure that staff requested can be cancelled by staff. */
        isErasureByStaff: z.boolean(),
      }),
    ),

  requestExport: procedureFor('admin', 'owner', 'export')
    .route({ method: 'POST', path: '/people/{userId}/exports', tags, successStatus: 202 })
    .errors(errors)
    .input(request)
    .output(exportSchema),

  /** A link to the file that staff requested, valid for five minutes. */
  downloadExport: procedureFor('admin', 'owner', 'write')
    .route({ method: 'POST', path: '/people/{userId}/exports/latest/link', tags })
    .errors({ ...errors, EXPORT_NOT_READY })
    .input(target)
    .output(z.object({ url: z.url() })),

  /** Erases the account after 30 days, as if its owner had asked; until then they can cancel. */
  requestErasure: procedureFor('admin', 'owner', 'write')
    .route({ method: 'POST', path: '/people/{userId}/erasure', tags })
    .errors({ ...errors, STAFF_NOT_ERASED })
    .input(request)
    .output(z.object({ erasureAt: z.date() })),

  /** For a request that was withdrawn, or wasn't from the account's owner. */
  cancelErasure: procedureFor('admin', 'owner', 'write')
    .route({ method: 'DELETE', path: '/people/{userId}/erasure', tags })
    .errors(errors)
    .input(target.extend({ reason }))
    .output(z.object({})),
};
