import * as z from 'zod';

export const learningErrors = {
  COURSE_NOT_FOUND: { status: 404 },
  LESSON_NOT_FOUND: { status: 404 },
  /** Who asks may not open the lesson. */
  LESSON_CLOSED: {
    status: 403,
    data: z.object({ why: z.enum(['signedOut', 'notOwned', 'ended']) }),
  },
  /** Of another person, or of a round that was reset. */
  ATTEMPT_NOT_FOUND: { status: 404 },
  CERTIFICATE_NOT_FOUND: { status: 404 },
} as const;
