import { minReviewsForAverage } from '@danube/contract/learning/review-limits.ts';
import type { CourseReviews } from '@danube/contract/learning/reviews.schemas.ts';

/** A course's reviews as the server returns them, one per rating. */
export function makeCourseReviews(stars: readonly number[]): CourseReviews {
  const sum = stars.reduce((total, each) => total + each, 0);
  return {
    count: stars.length,
    average: stars.length < minReviewsForAverage ? null : sum / stars.length,
    distribution: [5, 4, 3, 2, 1].map((each) => ({
      stars: each,
      count: stars.filter((given) => given === each).length,
    })),
    reviews: stars.map((given, index) => ({
      id: `018f4c5e-0000-7000-8000-${String(index).padStart(12, '0')}`,
      stars: given,
      text: `Review ${index + 1}`,
      language: 'en',
      name: null,
      writtenAt: new Date('2026-11-16T10:00:00Z'),
      changedAt: null,
    })),
    nextCursor: null,
  };
}
