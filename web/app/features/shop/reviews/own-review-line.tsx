import type { OwnReview } from '@danube/contract/learning/reviews.schemas.ts';
import { rulePath } from '@danube/contract/moderation/community-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { StarRating } from '../../../ui/star-rating.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { refetchReviews } from './reviews-query.ts';

/** A member's review of a course, or a button to write one. */
export function OwnReviewLine({ own }: { own: OwnReview }) {
  const t = useTexts('reviews');
  const { course, review } = own;
  const name = (act: string) => `${act}: ${course.title}`;
  return (
    <div className="grid justify-items-start gap-3">
      {review ? <SubmittedReview review={review} /> : null}
      <div className="flex flex-wrap gap-2">
        <ReviewDialog
          own={own}
          trigger={
            <Button
              size="small"
              aria-label={name(t(review ? 'reviews.own.edit' : 'reviews.own.write'))}
            >
              {t(review ? 'reviews.own.edit' : 'reviews.own.write')}
            </Button>
          }
        />
        {review ? <RemoveReview own={own} label={name(t('reviews.own.remove'))} /> : null}
      </div>
    </div>
  );
}

function SubmittedReview({ review }: { review: NonNullable<OwnReview['review']> }) {
  const t = useTexts('reviews');
  const localPath = useLocalPath();
  const page = useLanguage();
  const { stars, text, language, hidden } = review;
  return (
    <>
      <StarRating value={stars} />
      {text ? (
        <p
          lang={language === page ? undefined : language}
          className="max-w-prose whitespace-pre-line wrap-anywhere"
        >
          {text}
        </p>
      ) : null}
      {hidden ? (
        <div className="grid max-w-prose gap-1 rounded-md bg-sunk px-4 py-3 text-sm">
          <p>
            {`${t('reviews.own.hidden')} `}
            <TextLink to={localPath(rulePath(hidden.rule, hidden.rulesVersion))}>
              {t('reviews.own.rule')}
            </TextLink>
          </p>
          {hidden.remark ? (
            <p className="whitespace-pre-line wrap-anywhere">{hidden.remark}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function RemoveReview({ own, label }: { own: OwnReview; label: string }) {
  const t = useTexts('reviews');
  const queryClient = useQueryClient();
  const form = useDialogForm<object, never>({
    defaultValues: () => ({}),
    async onSubmit() {
      await queries.reviews.remove.call({ course: own.course.id });
      await refetchReviews(queryClient);
      showToast({ kind: 'success', title: t('reviews.own.removed') });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" variant="quiet" aria-label={label}>
          {t('reviews.own.remove')}
        </Button>
      }
      title={t('reviews.own.remove')}
      description={t('reviews.own.removeText')}
      confirmLabel={t('reviews.own.remove')}
      isDanger
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      {null}
    </FormDialog>
  );
}
