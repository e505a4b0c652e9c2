import type { ChatNews } from '@danube/contract/live.ts';

/** `reset`: too much was missed, so everything must be refetched. */
export type HeardOfChat = ChatNews | 'reset';

const listeners = new Set<(news: HeardOfChat) => void>();

/** Hears what the live stream says of the community until the returned function is called. */
export function listenToChat(listener: (news: HeardOfChat) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellOfChat(news: HeardOfChat): void {
  for (const listener of listeners) listener(news);
}
