export const chatPath = '/chat';

/** A message with its replies. */
export function threadPath(conversationId: string, messageId: string): string {
  return `${conversationPath(conversationId)}&thread=${messageId}`;
}

/** A conversation in the community, at its latest message. */
export function conversationPath(conversationId: string): string {
  return `${chatPath}?conversation=${conversationId}`;
}
