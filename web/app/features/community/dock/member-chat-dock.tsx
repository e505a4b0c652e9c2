import { createPortal } from 'react-dom';
import { useBellSlot } from '../notifications/bell-slot.tsx';
import { ChatWindowDock } from '../windows/chat-window-dock.tsx';
import { Bell } from './bell.tsx';
import { useConversationUpdates } from './use-conversation-updates.ts';

export function MemberChatDock() {
  const place = useBellSlot();
  useConversationUpdates();
  return (
    <>
      {place ? createPortal(<Bell />, place) : null}
      <ChatWindowDock />
    </>
  );
}
