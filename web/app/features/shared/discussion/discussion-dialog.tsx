import { maxMessageLength } from '@danube/contract/community/community.schemas.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { threadPath } from '../paths/community-paths.ts';

type DiscussionDialogProps = { topic: string; onOpenChange: (isOpen: boolean) => void };

/** Writes the first message about a page and opens its thread; mounted while it is open. */
export function DiscussionDialog({ topic, onOpenChange }: DiscussionDialogProps) {
  // The errors of writing are among the community's texts.
  const t = useTexts('discussion', 'chat');
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // A retry sends the same message.
  const [clientId] = useState(() => crypto.randomUUID());
  const form = useDialogForm({
    defaultOpen: true,
    onOpenChange,
    defaultValues: () => ({ text: '' }),
    validate: ({ text }) => (text.trim() === '' ? ['text'] : []),
    async onSubmit({ text }) {
      const { discuss } = queries.community;
      const message = await discuss.call({ topic, clientId, text: text.trim() });
      const { conversationId, replyTo, id } = message;
      await navigate(localPath(threadPath(conversationId, replyTo?.id ?? id)));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('discussion.dialog.title')}
      description={t('discussion.dialog.text')}
      confirmLabel={t('discussion.dialog.send')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('discussion.dialog.label')}
        error={form.isInvalid('text') ? t('discussion.dialog.missing') : undefined}
      >
        <TextArea
          rows={5}
          maxLength={maxMessageLength}
          value={form.values.text}
          onChange={({ currentTarget }) => form.setValues({ text: currentTarget.value })}
        />
      </Field>
    </FormDialog>
  );
}
