import {
  type Conversation,
  groupTitleSchema,
} from '@danube/contract/community/community.schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';

type RenameGroupDialogProps = { group: Conversation; onClose: () => void };

/** Mounted while it is open, so that it starts with the current name. */
export function RenameGroupDialog({ group, onClose }: RenameGroupDialogProps) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const form = useDialogForm({
    defaultOpen: true,
    onOpenChange: onClose,
    defaultValues: () => ({ title: group.title }),
    validate: ({ title }) => (groupTitleSchema.safeParse(title).success ? [] : ['title']),
    async onSubmit({ title }) {
      const name = groupTitleSchema.parse(title);
      await queries.community.renameGroup.call({ conversationId: group.id, title: name });
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('chat.group.rename')}
      confirmLabel={t('chat.message.saveEdit')}
      error={form.error === undefined ? undefined : errorText(form.error, t)}
    >
      <Field
        label={t('chat.group.name')}
        error={form.isInvalid('title') ? t('chat.group.nameMissing') : undefined}
      >
        <TextInput
          value={form.values.title}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => form.setValues({ title: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
