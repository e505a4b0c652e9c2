import type { ChatPicture } from '@danube/contract/community/chat-picture.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import {
  chatDigests,
  chatMembers as members,
  chatMessages as messages,
} from '../community.tables.ts';

/** Locks the row until the transaction ends, so that two workers don't write the same digest. */
export async function lockDigest(tx: Tx, userId: string): Promise<Date | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`digest ${userId}`}))`);
  const [row] = await tx
    .select({ lastAt: chatDigests.lastAt })
    .from(chatDigests)
    .where(eq(chatDigests.userId, userId));
  return row?.lastAt ?? null;
}

export async function storeDigest(tx: Tx, userId: string, lastAt: Date): Promise<void> {
  await tx
    .insert(chatDigests)
    .values({ userId, lastAt })
    .onConflictDoUpdate({ target: chatDigests.userId, set: { lastAt } });
}

type Search = {
  readonly userId: string;
  /** Conversations the reader may read now and hasn't muted. */
  readonly among: readonly ConversationId[];
  /** People the reader has blocked or who have blocked the reader. */
  readonly blocked: readonly string[];
  readonly since: Date;
  readonly limit: number;
};

export type AddressedMessage = {
  readonly conversationId: ConversationId;
  readonly senderId: string;
  readonly text: string;
  readonly picture: ChatPicture | null;
  readonly isMention: boolean;
};

/** Unread messages that mention the reader or reply to one of theirs, newest first. */
export async function findAddressed(tx: Tx, search: Search): Promise<AddressedMessage[]> {
  const { userId, limit } = search;
  const { rows } = await tx.execute<AddressedMessage>(sql`
    select message.conversation_id as "conversationId", message.sender_id as "senderId",
      message.text, message.picture, message.mentions @> array[${userId}]::text[] as "isMention"
    from ${messages} message
    join ${members} seat
      on seat.conversation_id = message.conversation_id and seat.user_id = ${userId}
    left join ${messages} root on root.id = message.reply_to
    where ${isUnseen(search)}
      and (message.mentions @> array[${userId}]::text[] or root.sender_id = ${userId})
    order by message.sent_at desc, message.seq desc
    limit ${limit}`);
  return rows;
}

type BusyThread = {
  readonly conversationId: ConversationId;
  readonly text: string;
  readonly picture: ChatPicture | null;
  readonly replies: number;
};

/** Other members' threads with the most unread replies. */
export async function findBusyThreads(tx: Tx, search: Search): Promise<BusyThread[]> {
  const { userId, blocked, limit } = search;
  const { rows } = await tx.execute<BusyThread>(sql`
    select root.conversation_id as "conversationId", root.text, root.picture,
      count(*)::int as replies
    from ${messages} message
    join ${members} seat
      on seat.conversation_id = message.conversation_id and seat.user_id = ${userId}
    join ${messages} root on root.id = message.reply_to
    where ${isUnseen(search)}
      and root.removed_at is null and root.hidden_at is null
      and root.sender_id <> ${userId} and root.sender_id <> all(${sql.param([...blocked])}::text[])
    group by root.id
    order by replies desc, max(message.seq) desc
    limit ${limit}`);
  return rows;
}

/** Unread, since the last digest, visible, and not from the reader or someone they blocked. */
function isUnseen({ userId, among, blocked, since }: Search) {
  return sql`message.conversation_id = any(${sql.param([...among])}::uuid[])
    and message.sent_at > ${since} and message.seq > seat.read_seq
    and message.removed_at is null and message.hidden_at is null
    and message.sender_id <> ${userId}
    and message.sender_id <> all(${sql.param([...blocked])}::text[])`;
}
