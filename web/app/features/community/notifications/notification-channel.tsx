import type { CommunityMember } from '@danube/contract/community/community.schemas.ts';
import { useEffect } from 'react';
import { browserApi } from '../../../lib/api.ts';
import { createBackoff } from '../../../lib/backoff.ts';
import { type ChatEvent, listenToChat } from '../../../lib/chat-events.ts';
import { logFailure } from '../../../lib/log-failure.ts';
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
  useEffect(() => openChannel(userId, cell), [userId, cell]);
  return null;
}

function openChannel(userId: CommunityMember['id'], cell: NotificationCell): () => void {
  const isOwn = ({ record }: NotificationChange) => record.userId === userId;
  const pauses = createBackoff();
  let isOpen = true;
  let hasFailed = false;
  // Updates that arrive during the request are applied after it.
  let waiting: NotificationChange[] | null = null;

  async function fetchUnread(): Promise<void> {
    waiting = [];
    const answer = await browserApi.chatNotifications.list().catch((error: unknown) => {
      logFailure('chat notifications', error);
      return null;
    });
    if (!isOpen) return;
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
    if (isOpen && hasFailed && !waiting) await fetchUnread();
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
    isOpen = false;
    stop();
    cell.change(() => noNotifications);
  };
}
