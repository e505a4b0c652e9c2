import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database.ts';
import {
  chatBlocks as blocks,
  chatConversations as conversations,
  chatDigests as digests,
  chatEdits as edits,
  chatMembers as members,
  chatMessages as messages,
  chatNotifications as notifications,
  chatReactions as reactions,
} from './community.tables.ts';

/** A person's messages, memberships and reactions; nobody else's texts. */
export async function findPersonalData(tx: Tx, userId: string) {
  return {
    conversations: await tx
      .select({
        kind: conversations.kind,
        title: conversations.title,
        joinedAt: members.joinedAt,
        isMuted: members.isMuted,
      })
      .from(members)
      .innerJoin(conversations, eq(conversations.id, members.conversationId))
      .where(eq(members.userId, userId))
      .orderBy(asc(members.joinedAt)),
    messages: await tx
      .select({
        conversation: conversations.title,
        kind: conversations.kind,
        text: messages.text,
        trade: messages.trade,
        picture: messages.picture,
        sentAt: messages.sentAt,
        editedAt: messages.editedAt,
        removedAt: messages.removedAt,
        hiddenAt: messages.hiddenAt,
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(eq(messages.senderId, userId))
      .orderBy(asc(messages.sentAt), asc(messages.seq)),
    earlierTexts: await tx
      .select({ text: edits.text, editedAt: edits.editedAt })
      .from(edits)
      .innerJoin(messages, eq(messages.id, edits.messageId))
      .where(eq(messages.senderId, userId))
      .orderBy(asc(edits.editedAt)),
    reactions: await tx
      .select({ kind: reactions.kind, reactedAt: reactions.reactedAt })
      .from(reactions)
      .where(eq(reactions.userId, userId))
      .orderBy(asc(reactions.reactedAt)),
    blocked: await tx
      .select({ blockedAt: blocks.blockedAt })
      .from(blocks)
      .where(eq(blocks.blockerId, userId))
      .orderBy(asc(blocks.blockedAt)),
    lastDigest: await tx
      .select({ lastAt: digests.lastAt })
      .from(digests)
      .where(eq(digests.userId, userId)),
    notifications: await tx
      .select({
        reason: notifications.reason,
        isRead: notifications.isRead,
        createdAt: notifications.createdAt,
      })
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.createdAt)),
  };
}

export type ErasureResult = {
  /** Conversations that changed. */
  readonly conversations: readonly ConversationId[];
  /** Whether visitors could read one of the messages. */
  readonly wasQuoted: boolean;
};

/**
 * Clears the texts, including earlier versions; the messages stay without text, as a former
 * member's. Each gets a new revision, so that open tabs refetch it.
 */
export async function eraseMessages(tx: Tx, userId: string, now: Date): Promise<ErasureResult> {
  const concerned = await findConcerned(tx, userId);
  // In the order of their ids, so that two concurrent erasures can't deadlock.
  await tx.execute(sql`
    select id from ${conversations}
    where id in (select conversation_id from ${messages} where sender_id = ${userId})
    order by id for no key update`);
  const quoted = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.senderId, userId), isNotNull(messages.quotedAt)));
  await tx.execute(sql`
    delete from ${edits} where message_id in (
      select id from ${messages} where sender_id = ${userId})`);
  await tx.execute(sql`
    with mine as (
      select id, conversation_id,
        row_number() over (partition by conversation_id order by seq) as number
      from ${messages} where sender_id = ${userId}
    ), moved as (
      update ${conversations} conversation set revision = revision + counted.count
      from (select conversation_id, count(*)::int as count from mine group by 1) counted
      where counted.conversation_id = conversation.id
      returning conversation.id, conversation.revision - counted.count as revision
    )
    update ${messages} message
    set text = '', trade = null, picture = null, words = ''::tsvector, quoted_at = null,
      removed_at = coalesce(removed_at, ${now}), revision = moved.revision + mine.number
    from mine join moved on moved.id = mine.conversation_id
    where message.id = mine.id`);
  await tx.execute(sql`
    update ${messages} set mentions = array_remove(mentions, ${userId})
    where mentions <> '{}' and mentions @> array[${userId}]::text[]`);
  return { conversations: concerned, wasQuoted: quoted.length > 0 };
}

/** Conversations that someone has written in or is a member of. */
async function findConcerned(tx: Tx, userId: string): Promise<ConversationId[]> {
  const { rows } = await tx.execute<{ id: ConversationId }>(sql`
    select conversation_id as id from ${messages} where sender_id = ${userId}
    union select conversation_id from ${members} where user_id = ${userId}
    order by id`);
  return rows.map(({ id }) => id);
}
