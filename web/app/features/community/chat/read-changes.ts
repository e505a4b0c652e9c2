import type { ConversationId, Message } from '@danube/contract/community/community.schemas.ts';
import { browserApi } from '../../../lib/api.ts';
import type { MessageChanges } from './timeline-state.ts';

/** Everything since a revision, all at once: an edited message comes after what was written later. */
export async function readChangesSince(
  conversationId: ConversationId,
  since: number,
): Promise<MessageChanges> {
  const messages: Message[] = [];
  let revision = since;
  for (let isComplete = false; !isComplete; ) {
    const changes = await browserApi.messages.changes({ conversationId, revision });
    messages.push(...changes.messages);
    ({ revision, isComplete } = changes);
  }
  return { messages, revision };
}
