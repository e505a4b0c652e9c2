import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PageFrame } from '../../../../lib/testing/page-frame.tsx';
import { makeSession } from '../../../shared/session/session.factory.ts';
import { makePageSession } from '../../../shared/session/testing/page-session.ts';
import { SessionProvider } from '../../../shared/session/use-session.tsx';
import { conversationOf, messageOf } from '../../chat/message.factory.ts';
import { ChatNotificationProvider } from '../../notifications/chat-notification-provider.tsx';
import { ChatWindowDock } from '../../windows/chat-window-dock.tsx';
import { CommunityScreen } from '../community-screen.tsx';

export const room = '018f4c5e-0000-7000-8000-000000000001';
export const ben = { id: 'ben', name: 'Ben Weber', isStaff: false };
export const dax = conversationOf({ id: room, seq: 2, readSeq: 1, unread: 1 });
export const request = conversationOf({
  id: '018f4c5e-0000-7000-8000-000000000002',
  kind: 'direct',
  title: '',
  slug: null,
  counterpart: ben,
  request: 'received',
  unread: 1,
});
const sampleMessages = [1, 2].map((seq) => messageOf({ seq, conversationId: room }));
export const page = {
  messages: sampleMessages,
  hasBefore: false,
  hasAfter: false,
  revision: 2,
  seq: 2,
  readSeq: 1,
};

export const answers = {
  'chatNotifications.list': () => [],
  'community.rooms': () => [dax],
  'community.conversations': () => [dax, request],
  'community.direct': () => ({ person: ben, conversation: null }),
  'messages.list': () => page,
  'messages.markRead': () => ({ readSeq: 2, unread: 0 }),
};

/** Lazy member components suspend at first. */
function rendered(screen: ReactElement) {
  return act(async () => render(screen));
}

/** The member's screen, with the conversation windows unless a test needs none. */
export function showCommunity(path: string, hasWindows = true) {
  return rendered(
    <PageFrame path={path}>
      <SessionProvider session={makePageSession({}, makeSession())}>
        <ChatNotificationProvider>
          <CommunityScreen />
          {hasWindows ? <ChatWindowDock /> : null}
        </ChatNotificationProvider>
      </SessionProvider>
    </PageFrame>,
  );
}
