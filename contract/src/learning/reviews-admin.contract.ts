import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { communityRules } from '../moderation/community-rules.ts';
import { textLimits } from '../moderation/moderation-rules.ts';
import { multiLineText } from '../text.ts';
import { learningErrors } from './learning.errors.ts';
import { staffReviewSchema } from './reviews.schemas.ts';

const tags = ['reviews'];
const { REVIEW_NOT_FOUND } = learningErrors;
const id = z.uuid();
const done = z.object({});

/** For moderators: all reviews except their own. */
export const reviewsAdminContract = {
  list: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/reviews', tags })
    .input(
      z.object({
        view: z.enum(['shown', 'hidden']),
        language: languageSchema,
        cursor: id.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ reviews: z.array(staffReviewSchema), nextCursor: id.nullable() })),

  /** Takes a review off the course's page and sends its author the reasons. */
  hide: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/reviews/{id}/hide', tags })
    .errors({ REVIEW_NOT_FOUND })
    .input(z.object({ id, rule: z.enum(communityRules), remark: multiLineText(textLimits.remark) }))
    .output(done),

  show: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/reviews/{id}/show', tags })
    .errors({ REVIEW_NOT_FOUND })
    .input(z.object({ id, remark: multiLineText(textLimits.remark).min(3) }))
    .output(done),
};
