import * as z from 'zod';

export const learningErrors = {
  COURSE_NOT_FOUND: { status: 404 },
  LESSON_NOT_FOUND: { status: 404 },
  /** The caller has no access to the lesson. */
  LESSON_CLOSED: {
    status: 403,
    data: z.object({ why: z.enum(['signedOut', 'notOwned', 'ended']) }),
  },
  /** It belongs to someone else, or to a round that was reset. */
  ATTEMPT_NOT_FOUND: { status: 404 },
  CERTIFICATE_NOT_FOUND: { status: 404 },
  /** Nobody corrects, revokes or restores their own certificate. */
  OWN_CERTIFICATE: { status: 409 },
  /** Only people with a valid certificate can review a course. */
  COURSE_NOT_FINISHED: { status: 403 },
  /** A review by the academy itself would mislead. */
  STAFF_NO_REVIEWS: { status: 403 },
  REVIEW_NOT_FOUND: { status: 404 },
} as const;
