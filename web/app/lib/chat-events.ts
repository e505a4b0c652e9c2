import type { ChatUpdate } from '@danube/contract/live.ts';

/** `reset`: too much was missed, so everything must be refetched. */
export type ChatEvent = ChatUpdate | 'reset';

const listeners = new Set<(news: ChatEvent) => void>();

/** Hears what the live stream says of the community until the returned function is called. */
export function listenToChat(listener: (news: ChatEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishChatEvent(news: ChatEvent): void {
  for (const listener of listeners) listener(news);
}
