import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { minReviewsForAverage } from '@danube/contract/learning/review-limits.ts';
import type { CourseReviews as CourseReviewsData } from '@danube/contract/learning/reviews.schemas.ts';
import { lazy, Suspense } from 'react';
import { useFallbackLang, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { ReviewItem } from './review-item.tsx';

/** Lazy, because few courses have more than one page of reviews. */
const MoreReviews = lazy(async () => ({
  default: (await import('./more-reviews.tsx')).MoreReviews,
}));

type CourseReviewsProps = { course: ItemId; page: CourseReviewsData };

/** The reviews of people who finished the course; empty if there are none. */
export function CourseReviews({ course, page }: CourseReviewsProps) {
  const t = useTexts('reviews');
  const lang = useFallbackLang('reviews');
  if (page.count === 0) return null;
  return (
    <section aria-labelledby="reviews" lang={lang} className="page section columns-12 gap-y-8">
      <div className="col-span-full grid content-start gap-5 lg:col-span-4 lg:pe-10">
        <h2 id="reviews" className="type-h3">
          {t('reviews.title')}
        </h2>
        <Summary page={page} />
        <p className="type-small max-w-prose">{t('reviews.verified')}</p>
      </div>
      <div className="col-span-full lg:col-span-8">
        <ReviewList course={course} page={page} />
      </div>
    </section>
  );
}

function Summary({ page: { average, count, distribution } }: { page: CourseReviewsData }) {
  const t = useTexts('reviews');
  const format = useFormat();
  return (
    <>
      {average === null ? null : (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="tabular font-display text-5xl leading-none">
            {format.number(average, 1)}
          </span>
          <StarRating value={average} className="h-5" />
        </p>
      )}
      <p className="text-sm font-[560]">{t('reviews.count', { count })}</p>
      <ul aria-label={t('reviews.distribution')} className="grid gap-1.5 text-sm">
        {distribution.map((each) => (
          <li
            key={each.stars}
            className="tabular grid grid-cols-[6.5rem_minmax(0,1fr)_2.5rem] items-center gap-x-3"
          >
            <span>{t('reviews.stars', { count: each.stars })}</span>
            <span aria-hidden="true" className="h-1.5 rounded-full bg-sunk">
              <span
                className="block h-full rounded-full bg-river"
                style={{ width: `${(each.count / count) * 100}%` }}
              />
            </span>
            <span className="text-end">{format.number(each.count)}</span>
          </li>
        ))}
      </ul>
      {average === null ? (
        <p className="type-small">{t('reviews.few', { count: minReviewsForAverage })}</p>
      ) : null}
    </>
  );
}

function ReviewList({ course, page }: CourseReviewsProps) {
  const t = useTexts('reviews');
  return (
    <>
      <ul className="border-t border-rule-strong">
        {page.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {page.nextCursor === null ? null : (
        <Suspense
          fallback={
            <Button className="mt-6" isLoading>
              {t('reviews.more')}
            </Button>
          }
        >
          <MoreReviews course={course} cursor={page.nextCursor} />
        </Suspense>
      )}
    </>
  );
}
