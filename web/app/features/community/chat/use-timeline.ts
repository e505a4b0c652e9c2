import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadingTimeline, type TimelineState } from './timeline-cell.ts';
import { createTimelineStore, type OpenAt, type TimelineStore } from './timeline-store.ts';

/** For a component that has the conversation as its key. */
export function useTimeline(
  conversationId: ConversationId,
  at: OpenAt,
): { store: TimelineStore; state: TimelineState } {
  const [store] = useState(() => createTimelineStore(conversationId));
  const [place] = useState(at);
  useEffect(() => store.start(place), [store, place]);
  const state = useSyncExternalStore(store.watch, store.read, () => loadingTimeline);
  return { store, state };
}
