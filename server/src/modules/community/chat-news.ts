import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { ChatNews } from '@danube/contract/live.ts';
import type { Change } from '../../platform/transact.ts';

/** What a piece of news about conversations says; the rest of it is empty. */
export function chatNews(said: Partial<Omit<ChatNews, 'topic'>>): ChatNews {
  return { topic: 'chat', conversations: [], notifications: [], joined: [], left: [], ...said };
}

/** Notifies everyone in a conversation: one row, however many members there are. */
export function tellMembers({ tell }: Pick<Change, 'tell'>, id: ConversationId): void {
  tell(`room:${id}`, chatNews({ conversations: [id] }));
}

/** From now on their streams listen to the conversation too. */
export function tellJoined(
  { tell }: Pick<Change, 'tell'>,
  id: ConversationId,
  userIds: readonly string[],
): void {
  for (const userId of userIds) {
    tell(`user:${userId}`, chatNews({ conversations: [id], joined: [id] }));
  }
}
