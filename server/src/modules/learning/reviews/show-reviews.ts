import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { maxStars, minReviewsForAverage } from '@danube/contract/learning/review-limits.ts';
import type { CourseReviews } from '@danube/contract/learning/reviews.schemas.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { toPublicReview } from './review.mapper.ts';
import { countStars, findShownReviews } from './reviews.repository.ts';

type Input = {
  readonly course: ItemId;
  readonly cursor?: string | undefined;
  readonly limit: number;
};

export async function showReviews(
  { db }: Pick<LearningDependencies, 'db'>,
  { course, cursor, limit }: Input,
): Promise<CourseReviews> {
  const counts = await countStars(db, course);
  const rows = await findShownReviews(db, course, { cursor, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const stars = counts.reduce((sum, each) => sum + each.stars * each.count, 0);
  return {
    count: total,
    average: total < minReviewsForAverage ? null : stars / total,
    distribution: Array.from({ length: maxStars }, (_, index) => maxStars - index).map((each) => ({
      stars: each,
      count: counts.find((one) => one.stars === each)?.count ?? 0,
    })),
    reviews: shown.map(toPublicReview),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
