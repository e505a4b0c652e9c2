import { type NotificationState, noNotifications } from './notification-state.ts';

/** The bell's state; empty until a member's notifications are loaded. */
export function createNotificationCell() {
  const listeners = new Set<() => void>();
  let state = noNotifications;
  return {
    read: (): NotificationState => state,
    watch(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next: (state: NotificationState) => NotificationState): void {
      state = next(state);
      for (const listener of listeners) listener();
    },
  };
}

export type NotificationCell = ReturnType<typeof createNotificationCell>;
