import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useScreenLocation } from './screen-location.ts';

type JumpDialogProps = { conversation: Conversation; onClose: () => void };

/** Opens the conversation at the start of a day. Mounted while it is open. */
export function JumpDialog({ conversation, onClose }: JumpDialogProps) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const format = useFormat();
  const { pathTo } = useScreenLocation();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: format.timeZone }).format(new Date());
  const form = useDialogForm({
    defaultOpen: true,
    onOpenChange: onClose,
    defaultValues: () => ({ day: today }),
    validate: ({ day }) => (day === '' || day > today ? ['day'] : []),
    onSubmit: async ({ day }) => navigate(pathTo({ conversation: conversation.id, from: day })),
  });
  return (
    <FormDialog form={form} title={t('chat.room.jump')} confirmLabel={t('chat.room.jumpGo')}>
      <Field
        label={t('chat.room.date')}
        error={form.isInvalid('day') ? t('chat.room.dateInvalid') : undefined}
      >
        <TextInput
          type="date"
          max={today}
          value={form.values.day}
          onChange={({ target }) => form.setValues({ day: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
