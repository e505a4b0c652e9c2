import type { PictureId } from '@danube/contract/community/chat-picture.ts';
import type {
  ConversationId,
  ConversationKind,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import {
  chatConversations as conversations,
  chatEdits as edits,
  chatMessages as messages,
  chatPictures as pictures,
  chatReactions as reactions,
} from '../community.tables.ts';

type ExpiredMessage = { readonly id: MessageId; readonly conversationId: ConversationId };

type Expiry = {
  readonly kinds: readonly ConversationKind[];
  readonly before: Date;
  readonly limit: number;
};

/**
 * Messages that are due, one conversation after the other. For a hidden one the period starts when
 * it was hidden, because it is kept for an appeal.
 */
export async function findExpired(
  tx: Tx,
  { kinds, before, limit }: Expiry,
): Promise<ExpiredMessage[]> {
  const { rows } = await tx.execute<ExpiredMessage>(sql`
    select message.id, message.conversation_id as "conversationId"
    from ${conversations} conversation
    cross join lateral (
      select id, conversation_id from ${messages}
      where conversation_id = conversation.id and sent_at < ${before} and removed_at is null
        and (hidden_at is null or hidden_at < ${before})
      order by sent_at limit ${limit}
    ) message
    where conversation.kind = any(${sql.param([...kinds])}::text[])
    order by conversation.id limit ${limit}`);
  return rows;
}

type Clearing = { readonly expired: readonly ExpiredMessage[]; readonly now: Date };

type Cleared = {
  readonly count: number;
  readonly pictures: readonly PictureId[];
  /** Whether visitors could read one of them. */
  readonly wasQuoted: boolean;
};

/**
 * Clears everything except the positions, like a removal by the author. Each gets a new revision,
 * so that open tabs refetch it.
 */
export async function clearExpired(tx: Tx, { expired, now }: Clearing): Promise<Cleared> {
  const ids = expired.map(({ id }) => id);
  await lockInOrder(tx, expired);
  const { rows } = await tx.execute<{ wasQuoted: boolean }>(sql`
    with due as (
      select id, conversation_id, quoted_at is not null as was_quoted,
        row_number() over (partition by conversation_id order by seq) as number
      from ${messages} where id = any(${sql.param(ids)}::uuid[]) and removed_at is null
    ), moved as (
      update ${conversations} conversation set revision = revision + counted.count
      from (select conversation_id, count(*)::int as count from due group by 1) counted
      where counted.conversation_id = conversation.id
      returning conversation.id, conversation.revision - counted.count as revision
    )
    update ${messages} message
    set text = '', trade = null, picture = null, mentions = '{}', words = ''::tsvector,
      quoted_at = null, removed_at = ${now}, revision = moved.revision + due.number
    from due join moved on moved.id = due.conversation_id
    where message.id = due.id
    returning due.was_quoted as "wasQuoted"`);
  await tx.delete(edits).where(inArray(edits.messageId, ids));
  await tx.delete(reactions).where(inArray(reactions.messageId, ids));
  const deleted = await tx
    .delete(pictures)
    .where(inArray(pictures.messageId, ids))
    .returning({ id: pictures.id });
  return {
    count: rows.length,
    pictures: deleted.map(({ id }) => id),
    wasQuoted: rows.some(({ wasQuoted }) => wasQuoted),
  };
}

/** Sorted by id, as in an erasure, so that the two can't deadlock. */
async function lockInOrder(tx: Tx, expired: readonly ExpiredMessage[]): Promise<void> {
  const ids = [...new Set(expired.map(({ conversationId }) => conversationId))];
  await tx.execute(sql`
    select id from ${conversations} where id = any(${sql.param(ids)}::uuid[])
    order by id for no key update`);
}
