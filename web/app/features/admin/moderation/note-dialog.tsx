import { textLimits } from '@danube/contract/moderation/moderation-rules.ts';
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
import { refetchModeration } from './moderation-queries.ts';

export function NoteDialog({ caseKey }: { caseKey: string }) {
  const t = useTexts('queue', 'admin');
  const queryClient = useQueryClient();
  const form = useDialogForm({
    defaultValues: () => ({ text: '' }),
    validate: ({ text }) => (text.trim() === '' ? ['text'] : []),
    async onSubmit({ text }) {
      await queries.moderationAdmin.note.call({ key: caseKey, text: text.trim() });
      await refetchModeration(queryClient);
      showToast({ kind: 'success', title: t('queue.noteSaved') });
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={
        <Button size="small" variant="quiet" aria-keyshortcuts="n">
          {t('queue.note')}
        </Button>
      }
      title={t('queue.noteTitle')}
      description={t('queue.noteText')}
      confirmLabel={t('queue.noteSave')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('queue.noteLabel')}
        error={form.isInvalid('text') ? t('queue.noteMissing') : undefined}
      >
        <TextArea
          rows={4}
          maxLength={textLimits.note}
          value={form.values.text}
          onChange={({ currentTarget }) => form.setValues({ text: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}
