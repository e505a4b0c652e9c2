import { maxReviewLength, maxStars } from '@danube/contract/learning/review-limits.ts';
import type { OwnReview } from '@danube/contract/learning/reviews.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { StarRating } from '../../../ui/star-rating.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refetchReviews } from './reviews-query.ts';

type ReviewDialogProps = { own: OwnReview; trigger: ReactNode };
type Values = { stars: number | null; text: string; showsName: boolean };

const choices = Array.from({ length: maxStars }, (_, index) => maxStars - index);

/** Asks for a rating and a review of a finished course. */
export function ReviewDialog({ own: { course, review }, trigger }: ReviewDialogProps) {
  const t = useTexts('reviews');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const form = useDialogForm<Values>({
    defaultValues: () => ({
      stars: review?.stars ?? null,
      text: review?.text ?? '',
      showsName: review?.showsName ?? false,
    }),
    validate: ({ stars }) => (stars === null ? ['stars'] : []),
    async onSubmit({ stars, text, showsName }) {
      if (stars === null) return;
      await queries.reviews.write.call({ course: course.id, stars, text, showsName, language });
      await refetchReviews(queryClient);
      const title = t(review?.hidden ? 'reviews.own.saved' : 'reviews.own.published');
      showToast({ kind: 'success', title });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={t('reviews.form.title', { course: course.title })}
      description={t('reviews.form.text')}
      size="medium"
      confirmLabel={t('reviews.form.submit')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <RadioGroup
        legend={t('reviews.form.stars')}
        name="stars"
        options={choices.map((count) => ({ value: String(count), label: <Stars count={count} /> }))}
        value={String(form.values.stars)}
        onValueChange={(value) => form.setValues({ stars: Number(value) })}
        error={form.isInvalid('stars') ? t('reviews.form.starsMissing') : undefined}
      />
      <Field label={t('reviews.form.words')} isOptional>
        <TextArea
          rows={5}
          maxLength={maxReviewLength}
          value={form.values.text}
          onChange={({ currentTarget }) => form.setValues({ text: currentTarget.value })}
        />
      </Field>
      <Checkbox
        label={t('reviews.form.name')}
        checked={form.values.showsName}
        onChange={({ currentTarget }) => form.setValues({ showsName: currentTarget.checked })}
      />
    </FormDialog>
  );
}

/** Drawn as stars, with a text for screen readers. */
function Stars({ count }: { count: number }) {
  const t = useTexts('reviews');
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden="true" className="flex">
        <StarRating value={count} />
      </span>
      {t('reviews.stars', { count })}
    </span>
  );
}
