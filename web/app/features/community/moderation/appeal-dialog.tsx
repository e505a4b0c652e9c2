import { minAppealLength, textLimits } from '@danube/contract/moderation/moderation-rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { showToast } from '../../../ui/toast.ts';
import { decisionsQuery } from './decisions-query.ts';

/** Appeals against one decision. */
export function AppealDialog({ statementId }: { statementId: string }) {
  const t = useTexts('moderation');
  const queryClient = useQueryClient();
  const form = useDialogForm({
    defaultValues: () => ({ text: '' }),
    validate: ({ text }) => (text.trim().length < minAppealLength ? ['text'] : []),
    async onSubmit({ text }) {
      await queries.moderation.appeal.call({ statementId, text: text.trim() });
      await queryClient.invalidateQueries({ queryKey: decisionsQuery(queries).queryKey });
      showToast({ kind: 'success', title: t('moderation.decisions.sent') });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={<Button data-needs-app>{t('moderation.decisions.object')}</Button>}
      title={t('moderation.decisions.objectTitle')}
      description={t('moderation.decisions.objectText')}
      confirmLabel={t('moderation.decisions.submit')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('moderation.decisions.reason')}
        error={form.isInvalid('text') ? t('moderation.decisions.reasonShort') : undefined}
      >
        <TextArea
          rows={6}
          maxLength={textLimits.appeal}
          value={form.values.text}
          onChange={({ currentTarget }) => form.setValues({ text: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}
