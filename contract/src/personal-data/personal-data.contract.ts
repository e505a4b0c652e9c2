import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { exportSchema, proofSchema } from '../identity/account.schemas.ts';
import { identityErrors } from '../identity/identity.errors.ts';

const { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, EXPORT_NOT_READY, NOT_ONESELF } = identityErrors;

const tags = ['account'];
const proofErrors = { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED };

/** What the law gives members; part of their account by name and address. */
export const personalDataContract = {
  /** Everything the academy holds about the caller, as a ZIP file; an email says when it is ready. */
  requestExport: procedureFor('member', 'export')
    .route({ method: 'POST', path: '/account/exports', tags, successStatus: 202 })
    .errors(proofErrors)
    .input(proofSchema)
    .output(exportSchema),

  /** A link to the latest export that works for five minutes. */
  downloadExport: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/exports/latest/link', tags })
    .errors({ EXPORT_NOT_READY })
    .output(z.object({ url: z.url() })),

  /**
   * Erases the account in thirty days; until then its owner can sign in and keep it. Administrators
   * hand their role over first, so that one is left.
   */
  requestErasure: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/erasure', tags })
    .errors({ ...proofErrors, NOT_ONESELF })
    .input(proofSchema)
    .output(z.object({ erasureAt: z.date() })),

  cancelErasure: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/account/erasure', tags })
    .output(z.object({})),
};
