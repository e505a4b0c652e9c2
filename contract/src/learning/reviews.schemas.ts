import * as z from 'zod';
import { itemIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { communityRules } from '../moderation/community-rules.ts';
import { multiLineText } from '../text.ts';
import { maxReviewLength, maxStars } from './review-limits.ts';

const count = z.number().int().min(0);
const starsSchema = z.number().int().min(1).max(maxStars);

/** The fields for readers, the author and staff. */
const review = {
  stars: starsSchema,
  /** May be empty: stars alone are a review too. */
  text: z.string(),
  /** The author's site language, most likely the language of the text. */
  language: languageSchema,
  writtenAt: z.date(),
  /** Null if it was never changed. */
  changedAt: z.date().nullable(),
};

export const publicReviewSchema = z.object({
  id: z.uuid(),
  ...review,
  /** Null if the author doesn't want to be named. */
  name: z.string().nullable(),
});

export type PublicReview = z.infer<typeof publicReviewSchema>;

export const courseReviewsSchema = z.object({
  count,
  /** Null while there are too few. */
  average: z.number().min(1).max(maxStars).nullable(),
  /** Reviews per number of stars, five stars first. */
  distribution: z.array(z.object({ stars: starsSchema, count })),
  reviews: z.array(publicReviewSchema),
  /** The last review of this page, if there are more. */
  nextCursor: z.uuid().nullable(),
});

export type CourseReviews = z.infer<typeof courseReviewsSchema>;

const hiddenSchema = z.object({
  rule: z.enum(communityRules),
  rulesVersion: z.number().int(),
  /** The moderator's own words; may be empty. */
  remark: z.string(),
  hiddenAt: z.date(),
});

/** A course that the caller finished, with their review. */
export const ownReviewSchema = z.object({
  course: z.object({ id: itemIdSchema, title: z.string() }),
  review: z
    .object({ ...review, showsName: z.boolean(), hidden: hiddenSchema.nullable() })
    .nullable(),
});

export type OwnReview = z.infer<typeof ownReviewSchema>;

export const reviewInputSchema = z.object({
  course: itemIdSchema,
  stars: starsSchema,
  text: multiLineText(maxReviewLength),
  showsName: z.boolean(),
  language: languageSchema,
});

export const staffReviewSchema = z.object({
  id: z.uuid(),
  ...review,
  /** Without slug and title if the course no longer exists. */
  course: z.object({ id: itemIdSchema, slug: slugSchema.nullable(), title: z.string() }),
  author: z.string(),
  hidden: hiddenSchema.nullable(),
});

export type StaffReview = z.infer<typeof staffReviewSchema>;
