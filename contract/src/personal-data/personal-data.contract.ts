import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { exportSchema, proofSchema } from '../identity/account.schemas.ts';
import { identityErrors } from '../identity/identity.errors.ts';

const { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED, EXPORT_NOT_READY, NOT_ONESELF } = identityErrors;

const tags = ['account'];
const proofErrors = { PASSWORD_WRONG, FRESH_SIGN_IN_NEEDED };

/** A member's data protection rights; part of the account in names and URLs. */
export const personalDataContract = {
  /**
   * Everything the academy stores about the caller, as a ZIP file; an email says when it is ready.
   */
  requestExport: procedureFor('member', 'export')
    .route({ method: 'POST', path: '/account/exports', tags, successStatus: 202 })
    .errors(proofErrors)
    .input(proofSchema)
    .output(exportSchema),

  /** A link to the latest export, valid for five minutes. */
  downloadExport: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/account/exports/latest/link', tags })
    .errors({ EXPORT_NOT_READY })
    .output(z.object({ url: z.url() })),

  /**
   * Erases the account after 30 days; until then its owner can sign in and cancel. Administrators
   * must give up their role first, so that at least one remains.
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
