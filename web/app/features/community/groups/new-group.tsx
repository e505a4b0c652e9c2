import {
  type CommunityMember,
  conversationIdSchema,
  groupTitleSchema,
  maxGroupMembers,
} from '@danube/contract/community/community.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContactPicker } from './contact-picker.tsx';
import { contactsOf } from './contacts.ts';

type NewGroupProps = { onCreated: (conversationId: string) => void };

/** Creates a group with people the reader already talks to. */
export function NewGroup({ onCreated }: NewGroupProps) {
  const t = useTexts('chat');
  const conversations = useQuery(queries.community.conversations.queryOptions());
  const contacts = contactsOf(conversations.data ?? []);
  const trigger = (
    <IconButton label={t('chat.group.new')}>
      <UsersRound aria-hidden="true" />
    </IconButton>
  );
  if (contacts.length > 0) {
    return <NewGroupDialog trigger={trigger} contacts={contacts} onCreated={onCreated} />;
  }
  return (
    <Dialog trigger={trigger} title={t('chat.group.new')}>
      <EmptyState
        drawing="start"
        title={t('chat.group.noContacts')}
        text={t('chat.group.noContactsText')}
      />
    </Dialog>
  );
}

type NewGroupDialogProps = NewGroupProps & {
  trigger: ReactNode;
  contacts: readonly CommunityMember[];
};

function NewGroupDialog({ trigger, contacts, onCreated }: NewGroupDialogProps) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const form = useDialogForm({
    defaultValues: () => ({
      // A retry after a failure creates the same group.
      conversationId: conversationIdSchema.parse(crypto.randomUUID()),
      title: '',
      personIds: [] as CommunityMember['id'][],
    }),
    validate: ({ title, personIds }) => [
      ...(groupTitleSchema.safeParse(title).success ? [] : ['title' as const]),
      ...(personIds.length > 0 ? [] : ['personIds' as const]),
    ],
    async onSubmit({ conversationId, title, personIds }) {
      const name = groupTitleSchema.parse(title);
      await queries.community.createGroup.call({ conversationId, title: name, personIds });
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
      onCreated(conversationId);
    },
  });
  return (
    <FormDialog
      form={form}
      trigger={trigger}
      title={t('chat.group.new')}
      description={t('chat.group.newText', { most: maxGroupMembers })}
      confirmLabel={t('chat.group.create')}
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
      <ContactPicker
        contacts={contacts}
        chosen={new Set(form.values.personIds)}
        max={maxGroupMembers - 1}
        error={form.isInvalid('personIds') ? t('chat.group.peopleMissing') : undefined}
        onChange={(chosen) => form.setValues({ personIds: [...chosen] })}
      />
    </FormDialog>
  );
}
