import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { claimErrors } from './claims.errors.ts';
import {
  claimEntrySchema,
  claimIdSchema,
  claimSourceSchema,
  listedClaimSchema,
  shownFigureSchema,
} from './claims.schemas.ts';

const { CLAIM_NOT_COMPUTED, SOURCE_DATE_IN_FUTURE } = claimErrors;

export const claimsContract = {
  /** Every figure of the register, in its order, with its source or null. */
  list: procedureFor('public')
    .meta(reads('claims'))
    .route({ method: 'GET', path: '/claims', tags: ['claims'] })
    .output(z.array(listedClaimSchema)),

  /** The figures that pages show in the place of those of the register; usually none. */
  figures: procedureFor('public')
    .meta(reads('claims'))
    .route({ method: 'GET', path: '/claims/figures', tags: ['claims'] })
    .output(z.array(shownFigureSchema)),

  /** Chooses between the figure of the register and the one that is counted. */
  showComputed: procedureFor('admin', 'settings', 'write')
    .route({ method: 'PUT', path: '/claims/{id}/figure', tags: ['claims'] })
    .errors({ CLAIM_NOT_COMPUTED })
    .input(z.object({ id: claimIdSchema, isComputedShown: z.boolean() }))
    .output(listedClaimSchema),

  /** Publishes the source of a figure, in the place of the one it had. */
  keepSource: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/claims/{id}/source', tags: ['claims'] })
    .errors({ SOURCE_DATE_IN_FUTURE })
    .input(claimSourceSchema.extend({ id: claimIdSchema }))
    .output(claimEntrySchema),

  /** Removing what is already gone is not an error: the request is fulfilled. */
  removeSource: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/claims/{id}/source', tags: ['claims'] })
    .input(z.object({ id: claimIdSchema }))
    .output(z.object({ removed: z.boolean() })),
};
