import type { PublicReview } from '@danube/contract/learning/reviews.schemas.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';

export function ReviewItem({ review }: { review: PublicReview }) {
  const t = useTexts('reviews');
  const page = useLanguage();
  const { stars, text, language, name, writtenAt, changedAt } = review;
  return (
    <li className="grid gap-2.5 border-b border-rule py-5">
      <StarRating value={stars} />
      {text ? (
        <p
          lang={language === page ? undefined : language}
          className="max-w-prose whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
      ) : null}
      <p className="type-small">
        {name ?? t('reviews.anonymous')}
        {' · '}
        <DateDisplay instant={changedAt ?? writtenAt} />
        {changedAt ? ` · ${t('reviews.edited')}` : null}
      </p>
    </li>
  );
}
