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
  /** All figures in the register's order, with their source or null. */
  list: procedureFor('public')
    .meta(reads('claims'))
    .route({ method: 'GET', path: '/claims', tags: ['claims'] })
    .output(z.array(listedClaimSchema)),

  /** The figures that override those of the register; usually none. */
  figures: procedureFor('public')
    .meta(reads('claims'))
    .route({ method: 'GET', path: '/claims/figures', tags: ['claims'] })
    .output(z.array(shownFigureSchema)),

  /** Switches between the register's figure and the computed one. */
  showComputed: procedureFor('admin', 'settings', 'write')
    .route({ method: 'PUT', path: '/claims/{id}/figure', tags: ['claims'] })
    .errors({ CLAIM_NOT_COMPUTED })
    .input(z.object({ id: claimIdSchema, isComputedShown: z.boolean() }))
    .output(listedClaimSchema),

  /** Publishes a figure's source, replacing the previous one. */
  keepSource: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/claims/{id}/source', tags: ['claims'] })
    .errors({ SOURCE_DATE_IN_FUTURE })
    .input(claimSourceSchema.extend({ id: claimIdSchema }))
    .output(claimEntrySchema),

  /** Idempotent: removing a missing source isn't an error. */
  removeSource: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/claims/{id}/source', tags: ['claims'] })
    .input(z.object({ id: claimIdSchema }))
    .output(z.object({ removed: z.boolean() })),
};
