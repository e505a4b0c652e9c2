import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { useEffect } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { createBackoff } from '../../../lib/backoff.ts';
import { type ChatEvent, listenToChat } from '../../../lib/chat-events.ts';
import { statusOf } from '../../../lib/failure.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { useAuth } from '../../shared/session/use-session.tsx';
import type { NotificationCell } from './notification-cell.ts';
import {
  changed,
  fetched,
  type NotificationChange,
  noNotifications,
} from './notification-state.ts';

type NotificationChannelProps = { userId: CommunityMember['id']; cell: NotificationCell };

/** One per signed-in person: fetches their notifications and subscribes to changes. */
export function NotificationChannel({ userId, cell }: NotificationChannelProps) {
  const auth = useAuth();
  useEffect(() => {
    const isSignedIn = async () => (await auth?.store.refresh())?.user.id === userId;
    return openChannel({ userId, cell }, isSignedIn);
  }, [auth, userId, cell]);
  return null;
}

function openChannel(
  { userId, cell }: NotificationChannelProps,
  isSignedIn: () => Promise<boolean>,
): () => void {
  const isOwn = ({ record }: NotificationChange) => record.userId === userId;
  const pauses = createBackoff();
  const closed = new AbortController();
  const { signal } = closed;
  let hasFailed = false;
  // Updates that arrive during the request are applied after it.
  let waiting: NotificationChange[] | null = null;

  async function fetchUnread(): Promise<void> {
    waiting = [];
    const answer = await browserApi.chatNotifications
      .list(undefined, { signal })
      .catch(async (error: unknown) => {
        // Rejected because the session is over: nothing failed, and this channel closes.
        const isOver = !signal.aborted && statusOf(error) === 401 && !(await isSignedIn());
        if (!signal.aborted && !isOver) logFailure('chat notifications', error);
        return null;
      });
    if (signal.aborted) return;
    const later = waiting ?? [];
    waiting = null;
    hasFailed = !answer;
    const state = answer ? fetched(answer) : noNotifications;
    cell.change(() => later.reduce(changed, state));
    if (!answer) await fetchLater();
  }

  async function fetchLater(): Promise<void> {
    await pauses.wait();
    // Fetched for another reason in the meantime.
    if (!signal.aborted && hasFailed && !waiting) await fetchUnread();
  }

  function receiveEvents(news: ChatEvent): void {
    if (news === 'reset') {
      void fetchUnread();
      return;
    }
    const changes = news.notifications.filter(isOwn);
    if (waiting) waiting.push(...changes);
    else if (changes.length > 0) cell.change((state) => changes.reduce(changed, state));
  }

  const stop = listenToChat(receiveEvents);
  void fetchUnread();
  return () => {
    closed.abort();
    stop();
    cell.change(() => noNotifications);
  };
}
