import type { ChatUpdate } from '@danube/contract/live.ts';

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
