import type { ConversationId, Message } from '@danube/contract/community/community.schemas.ts';
import { browserApi } from '../../../lib/api.ts';
import type { MessageChanges } from './timeline-state.ts';

/** Everything since a revision in one list: an edited message comes after later ones. */
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
