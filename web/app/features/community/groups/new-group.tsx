import {
  type CommunityMember,
  conversationIdSchema,
  groupTitleSchema,
  maxGroupMembers,
} from '@danube/contract/community/community.schemas.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, OverlayClose } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ContactPicker } from './contact-picker.tsx';
import { contactsOf } from './contacts.ts';

type NewGroupProps = { onCreated: (conversationId: string) => void };

/** Begins a group with people whom the reader already talks with. */
export function NewGroup({ onCreated }: NewGroupProps) {
  const t = useTexts('chat');
  const formId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const conversations = useQuery(queries.community.conversations.queryOptions());
  const contacts = contactsOf(conversations.data ?? []);
  const hasContacts = contacts.length > 0;
  return (
    <Dialog
      trigger={
        <IconButton label={t('chat.group.new')}>
          <UsersRound aria-hidden="true" />
        </IconButton>
      }
      title={t('chat.group.new')}
      {...(hasContacts ? { description: t('chat.group.newText', { most: maxGroupMembers }) } : {})}
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        hasContacts ? (
          <>
            <OverlayClose asChild>
              <Button variant="quiet">{t('chat.message.cancelEdit')}</Button>
            </OverlayClose>
            <Button type="submit" form={formId} variant="primary" isLoading={isSending}>
              {t('chat.group.create')}
            </Button>
          </>
        ) : null
      }
    >
      {hasContacts ? (
        <NewGroupForm
          id={formId}
          contacts={contacts}
          onSending={setSending}
          onCreated={(conversationId) => {
            setOpen(false);
            onCreated(conversationId);
          }}
        />
      ) : (
        <EmptyState
          drawing="start"
          title={t('chat.group.noContacts')}
          text={t('chat.group.noContactsText')}
        />
      )}
    </Dialog>
  );
}

type NewGroupFormProps = NewGroupProps & {
  id: string;
  contacts: readonly CommunityMember[];
  onSending: (isSending: boolean) => void;
};

function NewGroupForm({ id, contacts, onSending, onCreated }: NewGroupFormProps) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  // Sent again after a failure, it is the same group.
  const [conversationId] = useState(() => conversationIdSchema.parse(crypto.randomUUID()));
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<CommunityMember['id']>>(new Set());
  const [isTried, setTried] = useState(false);
  const name = groupTitleSchema.safeParse(title);
  const creating = useMutation({
    ...queries.community.createGroup.mutationOptions(),
    onMutate: () => onSending(true),
    onSettled: () => onSending(false),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
      onCreated(conversationId);
    },
  });

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (!name.success || chosen.size === 0 || creating.isPending) return;
    creating.mutate({ conversationId, title: name.data, personIds: [...chosen] });
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5 pt-2">
      <Field
        label={t('chat.group.name')}
        error={isTried && !name.success ? t('chat.group.nameMissing') : undefined}
      >
        <TextInput
          value={title}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <ContactPicker
        contacts={contacts}
        chosen={chosen}
        most={maxGroupMembers - 1}
        error={isTried && chosen.size === 0 ? t('chat.group.peopleMissing') : undefined}
        onChange={setChosen}
      />
      {creating.error ? (
        <div role="alert">
          <FieldError>{errorText(creating.error, t)}</FieldError>
        </div>
      ) : null}
    </form>
  );
}
