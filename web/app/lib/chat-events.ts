import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { ChatUpdate, RoomChanges, TypingMessage } from '@danube/contract/live.ts';

/** `reset`: too much was missed, so everything must be refetched. */
export type ChatEvent = ChatUpdate | 'reset';

const listeners = new Set<(news: ChatEvent) => void>();

/** Subscribes to community updates; returns the function that unsubscribes. */
export function listenToChat(listener: (news: ChatEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishChatEvent(news: ChatEvent): void {
  for (const listener of listeners) listener(news);
}

/** Whether something happened in this conversation. */
export function concernsConversation(news: ChatEvent, id: ConversationId): boolean {
  return news === 'reset' || news.conversations.includes(id) || changesIn(news, id).length > 0;
}

/** What the stream carried of this conversation. */
export function changesIn(news: ChatEvent, id: ConversationId): readonly RoomChanges[] {
  if (news === 'reset') return [];
  return (news.changes ?? []).filter(({ conversationId }) => conversationId === id);
}

const typingListeners = new Set<(typing: TypingMessage) => void>();

/** Calls back when someone is typing, until the returned function is called. */
export function listenToTyping(listener: (typing: TypingMessage) => void): () => void {
  typingListeners.add(listener);
  return () => typingListeners.delete(listener);
}

export function publishTyping(typing: TypingMessage): void {
  for (const listener of typingListeners) listener(typing);
}
