import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import {
  Ban,
  Bell,
  BellOff,
  CalendarSearch,
  Ellipsis,
  LogOut,
  Pencil,
  PictureInPicture2,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { useConversationActions } from '../chat/use-conversation-actions.ts';
import { GroupMembersDialog } from '../groups/group-members-dialog.tsx';
import { LeaveGroupDialog } from '../groups/leave-group-dialog.tsx';
import { RenameGroupDialog } from '../groups/rename-group-dialog.tsx';
import { chatWindows } from '../windows/chat-windows-store.ts';
import { JumpDialog } from './jump-dialog.tsx';
import { useScreenLocation } from './screen-location.ts';

type OpenDialog = 'jump' | 'members' | 'rename' | 'leave';

type ConversationMenuProps = { conversation: Conversation; name: string };

/** Actions on a whole conversation. */
export function ConversationMenu({ conversation, name }: ConversationMenuProps) {
  const t = useTexts('chat');
  const navigate = useNavigate();
  const { pathTo } = useScreenLocation();
  const acts = useConversationActions();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const close = () => setOpen(null);
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
        <MenuItem onSelect={() => setOpen('jump')}>
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
        {isMember && kind === 'group' ? <GroupItems onOpen={setOpen} /> : null}
        {isMember && kind !== 'direct' ? (
          <LeaveItem
            isGroup={kind === 'group'}
            onLeave={() => void leave()}
            onAsk={() => setOpen('leave')}
          />
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
      <ConversationDialogs
        conversation={conversation}
        name={name}
        open={open}
        close={close}
        isLeaving={acts.isActing}
        onLeave={() => void leave()}
      />
    </>
  );
}

function GroupItems({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  const t = useTexts('chat');
  return (
    <>
      <MenuItem onSelect={() => onOpen('members')}>
        <UsersRound aria-hidden="true" />
        {t('chat.group.members')}
      </MenuItem>
      <MenuItem onSelect={() => onOpen('rename')}>
        <Pencil aria-hidden="true" />
        {t('chat.group.rename')}
      </MenuItem>
    </>
  );
}

type LeaveItemProps = { isGroup: boolean; onLeave: () => void; onAsk: () => void };

function LeaveItem({ isGroup, onLeave, onAsk }: LeaveItemProps) {
  const t = useTexts('chat');
  return (
    <>
      <MenuSeparator />
      <MenuItem isDanger onSelect={isGroup ? onAsk : onLeave}>
        <LogOut aria-hidden="true" />
        {t(isGroup ? 'chat.group.leave' : 'chat.room.leave')}
      </MenuItem>
    </>
  );
}

type ConversationDialogsProps = ConversationMenuProps & {
  open: OpenDialog | null;
  close: () => void;
  isLeaving: boolean;
  onLeave: () => void;
};

function ConversationDialogs(props: ConversationDialogsProps) {
  const { conversation, name, open, close, isLeaving, onLeave } = props;
  return (
    <>
      {open === 'jump' ? <JumpDialog conversation={conversation} onClose={close} /> : null}
      {open === 'members' ? <GroupMembersDialog group={conversation} onClose={close} /> : null}
      {open === 'rename' ? <RenameGroupDialog group={conversation} onClose={close} /> : null}
      {open === 'leave' ? (
        <LeaveGroupDialog name={name} isLeaving={isLeaving} onLeave={onLeave} onClose={close} />
      ) : null}
    </>
  );
}
