import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { BellOff } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useSession } from '../../shared/session/use-session.tsx';
import { useConversationName } from '../chat/conversation-name.ts';
import { excerptWords } from '../chat/message-words.ts';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { type ConversationGroups, groupConversations } from './group-conversations.ts';
import { useScreenLocation } from './screen-location.ts';

const groupTexts = {
  requests: 'chat.list.requests',
  rooms: 'chat.list.rooms',
  courses: 'chat.list.courses',
  groups: 'chat.list.groups',
  directs: 'chat.list.directs',
  others: 'chat.list.moreRooms',
} as const satisfies Record<keyof ConversationGroups, string>;

const order = ['requests', 'rooms', 'courses', 'groups', 'directs', 'others'] as const;

type ConversationListProps = {
  conversations: readonly Conversation[];
  rooms: readonly Conversation[];
};

/** Rooms, groups and people, each with the last message and the unread count. */
export function ConversationList({ conversations, rooms }: ConversationListProps) {
  const groups = groupConversations(conversations, rooms);
  const hasRooms = groups.rooms.length > 0;
  return order.map((name) =>
    groups[name].length > 0 ? (
      // "More rooms" only makes sense after someone has joined one.
      <Group
        key={name}
        title={groupTexts[name === 'others' && !hasRooms ? 'rooms' : name]}
        entries={groups[name]}
      />
    ) : null,
  );
}

type GroupProps = {
  title: (typeof groupTexts)[keyof ConversationGroups];
  entries: readonly Conversation[];
};

function Group({ title, entries }: GroupProps) {
  const t = useTexts('chat');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-4 pt-4 pb-1.5 text-xs font-semibold text-ink-3">
        {t(title)}
      </h2>
      <ul>
        {entries.map((conversation) => (
          <li key={conversation.id} className="max-md:border-t max-md:border-rule">
            <Entry conversation={conversation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ conversation }: { conversation: Conversation }) {
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const { conversationId, pathTo } = useScreenLocation();
  const { id, unread, isMember, isMuted, request, counterpart } = conversation;
  const isNew = isMember && unread > 0;
  return (
    <Link
      to={pathTo({ conversation: id })}
      aria-current={id === conversationId ? 'page' : undefined}
      className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2.5 rounded-sm py-2 ps-4 pe-3 transition-colors hover:bg-sunk max-md:rounded-none max-md:py-3 aria-[current]:bg-river-wash aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:start-0 aria-[current]:before:w-0.5 aria-[current]:before:bg-river"
    >
      <span className="flex min-w-0 items-center gap-2">
        <b
          className={classNames(
            'line-clamp-1 text-[0.9375rem] leading-6 break-words',
            isNew ? 'font-[640]' : 'font-[480]',
          )}
        >
          {name}
        </b>
        {counterpart?.isStaff ? <StaffBadge /> : null}
        {isMuted ? (
          <>
            <BellOff aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />
            <span className="sr-only">{t('chat.list.muted')}</span>
          </>
        ) : null}
      </span>
      {request === 'received' ? <Badge>{t('chat.list.request')}</Badge> : null}
      {isNew && request !== 'received' ? <UnreadBadge count={unread} isQuiet={isMuted} /> : null}
      <LastMessage conversation={conversation} />
    </Link>
  );
}

function UnreadBadge({ count, isQuiet }: { count: number; isQuiet: boolean }) {
  const t = useTexts('chat');
  return (
    <span
      className={classNames(
        'tabular min-w-5 rounded-full px-1.5 text-center text-[0.71875rem] leading-5 font-semibold',
        isQuiet ? 'bg-rule text-ink-2' : 'bg-river text-on-river',
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('chat.list.unread', { count })}</span>
    </span>
  );
}

function LastMessage({ conversation }: { conversation: Conversation }) {
  const t = useTexts('chat');
  const { user } = useSession();
  const { lastMessage, kind, description } = conversation;
  return (
    <small className="col-span-full line-clamp-1 text-xs leading-normal break-all text-ink-3">
      {lastMessage ? sentence() : description}
    </small>
  );

  function sentence(): string {
    const text = lastMessage ? excerptWords(t, lastMessage) : '';
    const sender = lastMessage?.sender;
    if (sender && sender.id === user?.id) return t('chat.list.you', { text });
    if (kind === 'direct') return text;
    return t('chat.list.said', { name: sender?.name ?? t('chat.message.former'), text });
  }
}
