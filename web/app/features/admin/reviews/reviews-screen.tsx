import type { StaffReview } from '@danube/contract/learning/reviews.schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { coursePath } from '../../shared/paths/course-paths.ts';
import { HideReview } from './hide-review.tsx';
import { type ReviewsView, reviewsQuery } from './reviews-queries.ts';
import { ShowReview } from './show-review.tsx';

/** Every review, newest first; hidden ones with their reasons. */
export function ReviewsScreen() {
  const t = useTexts('queue');
  return (
    <Tabs
      label={t('queue.reviews.title')}
      tabs={[
        { id: 'shown', label: t('queue.reviews.shown'), panel: <ReviewList view="shown" /> },
        { id: 'hidden', label: t('queue.reviews.hidden'), panel: <ReviewList view="hidden" /> },
      ]}
    />
  );
}

function ReviewList({ view }: { view: ReviewsView }) {
  const t = useTexts('queue', 'admin');
  const language = useLanguage();
  const list = useInfiniteQuery(reviewsQuery(queries, { view, language }));
  if (list.isPending) {
    return (
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-24 w-full max-w-2xl" />
        <Skeleton className="h-24 w-full max-w-2xl" />
      </SkeletonRegion>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('queue.reviews.failed')}
        text={t('admin.failedText')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  const reviews = list.data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0 && !list.hasNextPage) {
    return <EmptyState title={t('queue.reviews.none')} text={t('queue.reviews.noneText')} />;
  }
  return (
    <>
      <ul className="border-t border-ink">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button
          className="mt-5"
          isLoading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('queue.reviews.more')}
        </Button>
      ) : null}
    </>
  );
}

function ReviewItem({ review }: { review: StaffReview }) {
  const localPath = useLocalPath();
  const { id, course, author, stars, text, language, writtenAt, changedAt, hidden } = review;
  const about = [author, course.title].filter(Boolean).join(', ');
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-5 text-sm md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="grid justify-items-start gap-2">
        <h2 className="font-[560]">{author}</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StarRating value={stars} />
          {course.slug === null ? null : (
            <TextLink to={localPath(coursePath(course.slug))}>{course.title}</TextLink>
          )}
          <DateDisplay instant={changedAt ?? writtenAt} />
        </p>
        {text ? (
          <p lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        ) : null}
        {hidden ? <Reasons hidden={hidden} changedAt={changedAt} /> : null}
      </div>
      <div className="flex items-start md:justify-end">
        {hidden ? <ShowReview id={id} about={about} /> : <HideReview id={id} about={about} />}
      </div>
    </li>
  );
}

type ReasonsProps = { hidden: NonNullable<StaffReview['hidden']>; changedAt: Date | null };

function Reasons({ hidden: { rule, remark, hiddenAt }, changedAt }: ReasonsProps) {
  const t = useTexts('queue', 'moderation');
  return (
    <div className="grid justify-items-start gap-1 rounded-md bg-sunk px-4 py-3">
      <p className="font-[560]">{t(`moderation.rules.${rule}`)}</p>
      {remark ? <p className="whitespace-pre-line wrap-anywhere">{remark}</p> : null}
      <p className="type-small">
        <DateDisplay instant={hiddenAt} />
      </p>
      {changedAt && changedAt > hiddenAt ? (
        <Badge kind="info">{t('queue.reviews.changed')}</Badge>
      ) : null}
    </div>
  );
}
