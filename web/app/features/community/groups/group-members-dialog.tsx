import {
  type CommunityMember,
  type Conversation,
  maxGroupMembers,
} from '@danube/contract/community/community.schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { Skeleton, SkeletonRegion } from '../../../ui/skeleton.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { ContactPicker } from './contact-picker.tsx';
import { contactsOf } from './contacts.ts';

type GroupMembersDialogProps = { group: Conversation; onClose: () => void };

/** A group's members, and adding more. Mounted while it is open. */
export function GroupMembersDialog({ group, onClose }: GroupMembersDialogProps) {
  const t = useTexts('chat');
  const input = { conversationId: group.id };
  const members = useQuery(queries.community.members.queryOptions({ input }));
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('chat.group.membersOf', { name: group.title })}>
      {members.isPending ? <LoadingMembers /> : null}
      {members.isError ? (
        <ErrorState
          title={t('chat.group.membersFailed')}
          onRetry={() => void members.refetch()}
          isRetrying={members.isFetching}
        />
      ) : null}
      {members.data ? (
        <div className="grid gap-6 pt-2">
          <MemberList members={members.data} />
          <AddPeople group={group} members={members.data} />
        </div>
      ) : null}
    </Dialog>
  );
}

function MemberList({ members }: { members: readonly CommunityMember[] }) {
  const t = useTexts('chat');
  const { user } = useSession();
  return (
    <ul className="grid gap-2.5">
      {members.map(({ id, name, isStaff }) => (
        <li key={id} className="flex min-w-0 items-center gap-3 text-sm">
          <Avatar name={name} size="small" />
          <span className="min-w-0 break-words">{name}</span>
          {isStaff ? <StaffBadge /> : null}
          {id === user?.id ? <span className="text-ink-3">{t('chat.group.you')}</span> : null}
        </li>
      ))}
    </ul>
  );
}

type AddPeopleProps = { group: Conversation; members: readonly CommunityMember[] };

function AddPeople({ group, members }: AddPeopleProps) {
  const t = useTexts('chat');
  const queryClient = useQueryClient();
  const conversations = useQuery(queries.community.conversations.queryOptions());
  const form = useForm({
    defaultValues: () => ({ personIds: [] as CommunityMember['id'][] }),
    validate: ({ personIds }) => (personIds.length > 0 ? [] : ['personIds']),
    async onSubmit({ personIds }) {
      await queries.community.addToGroup.call({ conversationId: group.id, personIds });
      await queryClient.invalidateQueries({ queryKey: queries.community.key() });
    },
  });
  const max = maxGroupMembers - members.length;
  const contacts = contactsOf(conversations.data ?? [], members);
  if (max <= 0) return <p className="type-small">{t('chat.group.full')}</p>;
  if (contacts.length === 0) return <p className="type-small">{t('chat.group.noContactsText')}</p>;

  async function add(): Promise<void> {
    if (await form.submit()) form.reset();
  }
  return (
    <Form
      submitError={form.failedSubmits}
      onSubmit={add}
      className="grid gap-4 border-t border-rule pt-5"
    >
      <div>
        <h3 className="font-semibold">{t('chat.group.add')}</h3>
        <p className="type-small">{t('chat.group.addText')}</p>
      </div>
      <ContactPicker
        contacts={contacts}
        chosen={new Set(form.values.personIds)}
        max={max}
        error={form.isInvalid('personIds') ? t('chat.group.peopleMissing') : undefined}
        onChange={(chosen) => form.setValues({ personIds: [...chosen] })}
      />
      {form.error === undefined ? null : <FormError>{errorText(form.error, t)}</FormError>}
      <Button type="submit" isLoading={form.isSubmitting} className="justify-self-start">
        {t('chat.group.addSubmit')}
      </Button>
    </Form>
  );
}

function LoadingMembers() {
  return (
    <SkeletonRegion className="grid gap-3 pt-2">
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} className="h-6 w-48" />
      ))}
    </SkeletonRegion>
  );
}
