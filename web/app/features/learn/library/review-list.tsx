import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OwnReviewLine } from '../../shop/reviews/own-review-line.tsx';
import { ownReviewsQuery } from '../../shop/reviews/reviews-query.ts';
import { LibrarySection } from './library-section.tsx';

/** Each finished course with its review, or a button to write one. */
export function ReviewList() {
  const t = useTexts('reviews');
  const list = useQuery(ownReviewsQuery(queries));
  if (list.isPending) return null;
  if (list.data === undefined) {
    return (
      <ErrorState
        title={t('reviews.own.failed')}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.data.length === 0) return null;
  return (
    <LibrarySection id="reviews" title={t('reviews.own.title')}>
      <ul aria-label={t('reviews.own.title')} className="border-t border-rule">
        {list.data.map((own) => (
          <li
            key={own.course.id}
            className="grid gap-x-gutter gap-y-3 border-b border-rule py-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <h3 className="font-[560]">{own.course.title}</h3>
            <OwnReviewLine own={own} />
          </li>
        ))}
      </ul>
    </LibrarySection>
  );
}
