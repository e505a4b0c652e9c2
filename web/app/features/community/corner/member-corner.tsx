import { createPortal } from 'react-dom';
import { useBellPlace } from '../notifications/bell-place.tsx';
import { ChatWindowDock } from '../windows/chat-window-dock.tsx';
import { Bell } from './bell.tsx';
import { useFreshConversations } from './use-fresh-conversations.ts';

export function MemberCorner() {
  const place = useBellPlace();
  useFreshConversations();
  return (
    <>
      {place ? createPortal(<Bell />, place) : null}
      <ChatWindowDock />
    </>
  );
}
