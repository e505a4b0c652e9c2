import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { ChatUpdate } from '@danube/contract/live.ts';
import type { Audience } from '../../platform/live.repository.ts';
import type { Change } from '../../platform/transact.ts';

/** An update about conversations with defaults for everything else. */
export function createChatUpdate(said: Partial<Omit<ChatUpdate, 'topic'>>): ChatUpdate {
  return { topic: 'chat', conversations: [], notifications: [], joined: [], left: [], ...said };
}

/** Notifies everyone in a conversation with one row, no matter how many members there are. */
export function notifyConversation({ notify }: Pick<Change, 'notify'>, id: ConversationId): void {
  notify(`room:${id}`, createChatUpdate({ conversations: [id] }));
}

/** Something besides its messages changed: its name, its members, or slow mode. */
export function notifyAbout(
  { notify }: Pick<Change, 'notify'>,
  audience: Audience,
  id: ConversationId,
): void {
  notify(audience, createChatUpdate({ conversations: [id], about: [id] }));
}

/** Subscribes their streams to the conversation. */
export function notifyJoined(
  { notify }: Pick<Change, 'notify'>,
  id: ConversationId,
  userIds: readonly string[],
): void {
  for (const userId of userIds) {
    notify(`user:${userId}`, createChatUpdate({ conversations: [id], about: [id], joined: [id] }));
  }
}
