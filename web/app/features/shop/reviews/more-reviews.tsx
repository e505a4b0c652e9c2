import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ReviewItem } from './review-item.tsx';
import { moreReviewsQuery } from './reviews-query.ts';

/** The reviews after the first page, loaded page by page. */
export function MoreReviews({ course, cursor }: { course: ItemId; cursor: string }) {
  const t = useTexts('reviews');
  const more = useInfiniteQuery(moreReviewsQuery(course, cursor));
  const later = more.data?.pages.flatMap(({ reviews }) => reviews) ?? [];
  return (
    <>
      {later.length > 0 ? (
        <ul>
          {later.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      ) : null}
      {more.data === undefined || more.hasNextPage ? (
        <Button
          data-needs-app=""
          className="mt-6"
          isLoading={more.isFetching}
          onClick={() => void (more.data ? more.fetchNextPage() : more.refetch())}
        >
          {t('reviews.more')}
        </Button>
      ) : null}
      <div role="alert">
        {more.isError ? <FieldError>{t('reviews.moreFailed')}</FieldError> : null}
      </div>
    </>
  );
}
