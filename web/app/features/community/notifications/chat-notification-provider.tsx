import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { OptionalBoundary } from '../../../lib/optional-boundary.tsx';
import { useSession } from '../../shared/session/use-session.tsx';
import { createNotificationCell, type NotificationCell } from './notification-cell.ts';

const ChatNotificationContext = createContext<NotificationCell | null>(null);

// Lazy, because visitors have no notifications.
const NotificationChannel = lazy(async () => {
  const { NotificationChannel } = await import('./notification-channel.tsx');
  return { default: NotificationChannel };
});

/** Around everything that shows or changes a member's chat notifications. */
export function ChatNotificationProvider({ children }: { children: ReactNode }) {
  const [cell] = useState(createNotificationCell);
  const { user, isSigningOut } = useSession();
  return (
    <ChatNotificationContext value={cell}>
      {children}
      {user && !isSigningOut ? (
        <OptionalBoundary>
          <Suspense fallback={null}>
            <NotificationChannel key={user.id} userId={user.id} cell={cell} />
          </Suspense>
        </OptionalBoundary>
      ) : null}
    </ChatNotificationContext>
  );
}

export function useNotificationCell(): NotificationCell {
  const cell = use(ChatNotificationContext);
  if (!cell) {
    throw new Error('useChatNotifications must be used within a ChatNotificationProvider');
  }
  return cell;
}
