import {
  type Conversation,
  groupTitleSchema,
} from '@danube/contract/community/community.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type RenameGroupDialogProps = { group: Conversation; onClose: () => void };

/** Mounted while it is open, so that it begins with the name as it is. */
export function RenameGroupDialog({ group, onClose }: RenameGroupDialogProps) {
  const t = useTexts('chat');
  const formId = useId();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(group.title);
  const [isTried, setTried] = useState(false);
  const name = groupTitleSchema.safeParse(title);
  const renaming = useMutation({
    ...queries.community.renameGroup.mutationOptions(),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
      onClose();
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!name.success || renaming.isPending) return;
    renaming.mutate({ conversationId: group.id, title: name.data });
  }
  function problem(): string | undefined {
    if (isTried && !name.success) return t('chat.group.nameMissing');
    return renaming.error ? errorText(renaming.error, t) : undefined;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('chat.group.rename')}
      actions={
        <>
          <OverlayClose asChild>
            <Button variant="quiet">{t('chat.message.cancelEdit')}</Button>
          </OverlayClose>
          <Button type="submit" form={formId} variant="primary" isLoading={renaming.isPending}>
            {t('chat.message.saveEdit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="pt-2">
        <Field label={t('chat.group.name')} error={problem()}>
          <TextInput
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
