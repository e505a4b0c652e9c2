import type { Message } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Db } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { requireLockedConversation } from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { updateMessage } from '../messages/messages.repository.ts';
import { findMessageLanguage, readSent, storeMessage } from '../messages/send-message.ts';
import {
  countShown,
  findArchivedThread,
  findFirstOpenRoom,
  findTopicThread,
  insertTopic,
  type TopicThread,
} from './topics.repository.ts';

type Input = { readonly topic: string; readonly clientId: string; readonly text: string };

/** For everyone: how many messages there are, but not their content or authors. */
export async function readDiscussion(
  db: Db,
  topic: string,
): Promise<{ count: number; thread: TopicThread | null }> {
  const thread = (await findTopicThread(db, topic)) ?? (await findReadable(db, topic));
  return { count: thread ? await countShown(db, thread.messageId) : 0, thread };
}

/** Without an open room nobody can start a thread, but an old one stays readable. */
async function findReadable(db: Db, topic: string): Promise<TopicThread | null> {
  return (await findFirstOpenRoom(db)) ? null : findArchivedThread(db, topic);
}

/**
 * If two people start at the same time, there is still only one thread: the room's lock makes the
 * second one see the first.
 */
export async function discuss(
  deps: CommunityDependencies,
  member: Member,
  { topic, clientId, text }: Input,
): Promise<Message> {
  const language = await findMessageLanguage(deps, member);
  const subject = await deps.findTopic(deps.db, topic);
  if (!subject) throw new DomainError('TOPIC_NOT_FOUND');
  const row = await deps.transact(async (change) => {
    const { tx } = change;
    const known = await findTopicThread(tx, topic);
    const id = known?.conversationId ?? (await findFirstOpenRoom(tx));
    if (!id) throw new DomainError('TOPIC_NOT_FOUND');
    const found = await requireLockedConversation(deps, tx, { member, id });
    const thread = known ?? (await findTopicThread(tx, topic));
    const replyTo = thread?.messageId ?? null;
    const draft = { clientId, text, replyTo, mentions: [], trade: null, picture: null };
    const message = await storeMessage(deps, change, { member, found, draft, language });
    // A client id that was already used returns that message, which may be in another conversation.
    const isNew = message.conversationId === id && message.seq > found.conversation.seq;
    const isFirst = !thread && isNew && (await insertTopic(tx, topic, message.id));
    return isFirst ? updateMessage(tx, message.id, { topic: subject }) : message;
  });
  return readSent(deps, member, row);
}
