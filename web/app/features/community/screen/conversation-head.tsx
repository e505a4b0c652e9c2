import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import {
  Ban,
  Bell,
  BellOff,
  CalendarSearch,
  ChevronLeft,
  Ellipsis,
  LogOut,
  PictureInPicture2,
} from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useConversationName } from '../chat/conversation-name.ts';
import { StaffBadge } from '../chat/staff-badge.tsx';
import { useConversationActs } from '../chat/use-conversation-acts.ts';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { MessageSearch } from './message-search.tsx';
import { useScreenAddress } from './screen-address.ts';

/** What this is, who is in it, and what can be done with it. */
export function ConversationHead({ conversation }: { conversation: Conversation }) {
  const t = useTexts('chat');
  const name = useConversationName()(conversation);
  const { pathTo } = useScreenAddress();
  const { counterpart, kind } = conversation;
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
          {kind === 'group' ? t('chat.room.members', { count: conversation.memberCount }) : null}
          {counterpart?.isStaff ? t('chat.room.staffNotice') : null}
        </p>
      </div>
      <MessageSearch conversationId={conversation.id} />
      <ConversationMenu conversation={conversation} name={name} />
    </header>
  );
}

type ConversationMenuProps = { conversation: Conversation; name: string };

function ConversationMenu({ conversation, name }: ConversationMenuProps) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const { pathTo } = useScreenAddress();
  const acts = useConversationActs();
  const [isJumping, setJumping] = useState(false);
  const { id, kind, counterpart, isMember, isMuted, isBlocked } = conversation;

  async function leave(): Promise<void> {
    if (await acts.leave(id)) await navigate(pathTo({}));
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('chat.room.options')}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => setJumping(true)}>
          <CalendarSearch aria-hidden="true" />
          {t('chat.room.jump')}
        </MenuItem>
        {isMember ? (
          <MenuItem onSelect={() => void acts.mute(id, !isMuted)}>
            {isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
            {t(isMuted ? 'chat.room.unmute' : 'chat.room.mute')}
          </MenuItem>
        ) : null}
        {counterpart ? (
          <MenuItem
            onSelect={() =>
              chatWindows.start({ userId: counterpart.id, userName: counterpart.name })
            }
          >
            <PictureInPicture2 aria-hidden="true" />
            {t('chat.room.openWindow')}
          </MenuItem>
        ) : null}
        {isMember && kind !== 'direct' ? (
          <>
            <MenuSeparator />
            <MenuItem isDanger onSelect={() => void leave()}>
              <LogOut aria-hidden="true" />
              {t('chat.room.leave')}
            </MenuItem>
          </>
        ) : null}
        {counterpart && !counterpart.isStaff ? (
          <>
            <MenuSeparator />
            <MenuItem
              isDanger={!isBlocked}
              onSelect={() =>
                void (isBlocked ? acts.unblock(counterpart.id) : acts.block(counterpart.id))
              }
            >
              <Ban aria-hidden="true" />
              {t(isBlocked ? 'chat.room.unblock' : 'chat.room.block', { name })}
            </MenuItem>
          </>
        ) : null}
      </Menu>
      <JumpDialog
        conversation={conversation}
        isOpen={isJumping}
        onClose={() => setJumping(false)}
      />
    </>
  );
}

type JumpDialogProps = { conversation: Conversation; isOpen: boolean; onClose: () => void };

function JumpDialog({ conversation, isOpen, onClose }: JumpDialogProps) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const format = useFormat();
  const { pathTo } = useScreenAddress();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: format.timeZone }).format(new Date());
  const [day, setDay] = useState(today);

  async function go(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    onClose();
    await navigate(pathTo({ conversation: conversation.id, from: day }));
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={t('chat.room.jump')}
    >
      <form onSubmit={(event) => void go(event)} className="grid gap-4">
        <Field label={t('chat.room.date')}>
          <TextInput
            type="date"
            required
            max={today}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" className="justify-self-start">
          {t('chat.room.jumpGo')}
        </Button>
      </form>
    </Dialog>
  );
}
