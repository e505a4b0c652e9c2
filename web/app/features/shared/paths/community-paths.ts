export const chatPath = '/chat';

/** A conversation on the community's screen, at its latest message. */
export function conversationPath(conversationId: string): string {
  return `${chatPath}?conversation=${conversationId}`;
}
