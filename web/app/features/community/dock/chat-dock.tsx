import { lazy, Suspense } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../../shared/session/use-session.tsx';

// Lazy: only members download it.
const MemberChatDock = lazy(async () => ({
  default: (await import('./member-chat-dock.tsx')).MemberChatDock,
}));

/** The community's parts on every page: the bell and the chat windows. */
export function ChatDock() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <OptionalBoundary>
      <Suspense fallback={null}>
        <MemberChatDock key={user.id} />
      </Suspense>
    </OptionalBoundary>
  );
}
