import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { learningErrors } from './learning.errors.ts';
import { courseReviewsSchema, ownReviewSchema, reviewInputSchema } from './reviews.schemas.ts';

const tags = ['reviews'];
const { COURSE_NOT_FINISHED, STAFF_NO_REVIEWS } = learningErrors;
const done = z.object({});

/** Reviews of finished courses: one per person and course. */
export const reviewsContract = {
  ofCourse: procedureFor('public')
    .meta(reads('reviews'))
    .route({ method: 'GET', path: '/reviews/{course}', tags })
    .input(
      z.object({
        course: itemIdSchema,
        cursor: z.uuid().optional(),
        limit: z.coerce.number().int().min(1).max(50).default(6),
      }),
    )
    .output(courseReviewsSchema),

  /** Every course the caller finished; staff have none to review. */
  mine: procedureFor('member')
    .meta(reads('reviews'))
    .route({ method: 'GET', path: '/me/reviews', tags })
    .output(z.array(ownReviewSchema)),

  /** Creates or updates the caller's review of a course. */
  write: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/reviews/{course}', tags })
    .errors({ COURSE_NOT_FINISHED, STAFF_NO_REVIEWS })
    .input(reviewInputSchema)
    .output(done),

  remove: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/me/reviews/{course}', tags })
    .input(z.object({ course: itemIdSchema }))
    .output(done),
};
