import type { ConversationId } from '@danube/contract/community/community.schemas.ts';

const visible = new Set<{ readonly conversationId: ConversationId }>();

/** The end of a conversation is on screen until the returned function is called. */
export function markConversationVisible(conversationId: ConversationId): () => void {
  const place = { conversationId };
  visible.add(place);
  return () => visible.delete(place);
}

/** Whether new messages in it are seen as they arrive. */
export function isConversationVisible(conversationId: ConversationId): boolean {
  if (document.visibilityState === 'hidden') return false;
  return [...visible].some((place) => place.conversationId === conversationId);
}
