import type { ConversationId, MessageId } from '@danube/contract/community/community.schemas.ts';
import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import {
  chatConversations as conversations,
  chatMessages as messages,
  chatTopics as topics,
} from '../community.tables.ts';

export type TopicThread = {
  readonly conversationId: ConversationId;
  readonly messageId: MessageId;
};

/**
 * Nobody can write in an archived room: a thread there stays readable, but no longer counts as the
 * topic's.
 */
export async function findTopicThread(tx: Tx, topic: string): Promise<TopicThread | null> {
  const [found] = await tx
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(topics)
    .innerJoin(messages, eq(messages.id, topics.messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(topics.topic, topic), isNull(conversations.archivedAt)));
  return found ?? null;
}

/** The thread from before its room was archived. */
export async function findArchivedThread(tx: Tx, topic: string): Promise<TopicThread | null> {
  const [found] = await tx
    .select({ conversationId: messages.conversationId, messageId: messages.id })
    .from(topics)
    .innerJoin(messages, eq(messages.id, topics.messageId))
    .where(eq(topics.topic, topic));
  return found ?? null;
}

/** False if the topic already has a thread that people can write in. */
export async function insertTopic(tx: Tx, topic: string, messageId: MessageId): Promise<boolean> {
  const archived = tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, topics.messageId), isNotNull(conversations.archivedAt)));
  const stored = await tx
    .insert(topics)
    .values({ topic, messageId })
    .onConflictDoUpdate({
      target: topics.topic,
      set: { messageId },
      setWhere: inArray(topics.messageId, archived),
    })
    .returning({ topic: topics.topic });
  return stored.length > 0;
}

/** How many messages of a thread members can read, including the first. */
export async function countShown(tx: Tx, messageId: MessageId): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(messages)
    .where(
      and(
        or(eq(messages.id, messageId), eq(messages.replyTo, messageId)),
        isNull(messages.removedAt),
        isNull(messages.hiddenAt),
      ),
    );
  return row?.count ?? 0;
}

/** The first room that every member can enter and write in. */
export async function findFirstOpenRoom(tx: Tx): Promise<ConversationId | null> {
  const [room] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.kind, 'room'),
        isNull(conversations.courseId),
        isNull(conversations.archivedAt),
      ),
    )
    .orderBy(asc(conversations.position), asc(conversations.id))
    .limit(1);
  return room?.id ?? null;
}
