import { type CommunityRule, communityRules } from '@danube/contract/moderation/community-rules.ts';
import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { refetchReviews } from './reviews-queries.ts';

/** Hides a review, with a rule and a statement for its author. */
export function HideReview({ id, about }: { id: string; about: string }) {
  const t = useTexts('queue', 'moderation', 'reviews');
  const queryClient = useQueryClient();
  const form = useDialogForm<{ rule: CommunityRule; remark: string }>({
    defaultValues: () => ({ rule: 'scam', remark: '' }),
    async onSubmit({ rule, remark }) {
      await queries.reviewsAdmin.hide.call({ id, rule, remark });
      await refetchReviews(queryClient);
      showToast({ kind: 'success', title: t('queue.reviews.hideDone') });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" aria-label={t('queue.reviews.hideNamed', { review: about })}>
          {t('queue.reviews.hide')}
        </Button>
      }
      title={t('queue.reviews.hide')}
      description={t('queue.reviews.hideText')}
      size="medium"
      confirmLabel={t('queue.reviews.hide')}
      isDanger
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field label={t('queue.dialog.rule')}>
        <Select
          value={form.values.rule}
          onChange={({ currentTarget: { value } }) =>
            form.setValues({
              rule: communityRules.find((rule) => rule === value) ?? form.values.rule,
            })
          }
        >
          {communityRules.map((rule) => (
            <option key={rule} value={rule}>
              {t(`moderation.rules.${rule}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('queue.dialog.remark')} help={t('queue.dialog.remarkHelp')} isOptional>
        <TextArea
          rows={3}
          maxLength={textLimits.remark}
          value={form.values.remark}
          onChange={({ currentTarget }) => form.setValues({ remark: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}
