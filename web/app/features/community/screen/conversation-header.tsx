import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useConversationName } from '../chat/conversation-name.ts';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { MessageSearch } from './message-search.tsx';
import { useScreenLocation } from './screen-location.ts';

/** The conversation's name, members and actions. */
export function ConversationHeader({ conversation }: { conversation: Conversation }) {
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const { pathTo } = useScreenLocation();
  const { counterpart, kind, memberCount } = conversation;
  return (
    <header className="flex items-center gap-1 border-b border-rule py-2 ps-0.5 pe-1.5 sm:ps-8 sm:pe-4 md:py-3">
      <IconButton asChild label={t('chat.room.back')} className="md:hidden!">
        <Link to={pathTo({})}>
          <ChevronLeft aria-hidden="true" />
        </Link>
      </IconButton>
      <div className="min-w-0 grow">
        <h1 className="flex items-center gap-2.5 font-serif text-[1.35rem] leading-tight md:text-3xl">
          <span className="line-clamp-1 break-words">{name}</span>
          {counterpart?.isStaff ? <StaffBadge /> : null}
        </h1>
        <p className="line-clamp-1 break-words text-xs text-ink-3">
          {kind === 'room' ? conversation.description : null}
          {memberCount === null ? null : t('chat.room.members', { count: memberCount })}
          {counterpart?.isStaff ? t('chat.room.staffNotice') : null}
        </p>
      </div>
      <MessageSearch within={{ id: conversation.id, name }} />
      <ConversationMenu conversation={conversation} name={name} />
    </header>
  );
}
