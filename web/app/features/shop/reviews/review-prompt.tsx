import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { OwnReviewLine } from './own-review-line.tsx';
import { ownReviewsQuery } from './reviews-query.ts';

/**
 * Asks people who finished a course for a review. Empty for everyone else and without a response.
 */
export function ReviewPrompt({ course }: { course: ItemId }) {
  const t = useTexts('reviews');
  const { data } = useQuery(ownReviewsQuery(queries));
  const own = data?.find((each) => each.course.id === course);
  if (!own) return null;
  return (
    <div className="grid w-full justify-items-start gap-3 border-t border-rule-strong pt-4">
      <h3 className="type-h4">{t('reviews.own.ask')}</h3>
      {own.review ? null : <p className="type-body max-w-prose">{t('reviews.own.text')}</p>}
      <OwnReviewLine own={own} />
    </div>
  );
}
