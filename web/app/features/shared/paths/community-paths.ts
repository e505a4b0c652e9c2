export const chatPath = '/chat';

/** A conversation in the community, at its latest message. */
export function conversationPath(conversationId: string): string {
  return `${chatPath}?conversation=${conversationId}`;
}
