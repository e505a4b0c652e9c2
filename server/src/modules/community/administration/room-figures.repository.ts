import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import { and, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { type Days, isWithin, toAcademyDay } from '../../../platform/academy-days.ts';
import type { Tx } from '../../../platform/database.ts';
import {
  chatConversations as conversations,
  chatMessages as messages,
} from '../community.tables.ts';

/** Messages in rooms per day; private conversations aren't counted. */
export async function countWrittenByDay(
  tx: Tx,
  period: Days,
): Promise<{ day: string; messages: number; people: number }[]> {
  const day = toAcademyDay(messages.sentAt);
  return tx
    .select({ day, messages: count(), people: countDistinct(messages.senderId) })
    .from(messages)
    .where(
      // By id, because with a join the planner doesn't know how few rooms there are.
      and(
        inArray(messages.conversationId, await findRoomIds(tx)),
        isWithin(messages.sentAt, period),
      ),
    )
    .groupBy(day);
}

async function findRoomIds(tx: Tx): Promise<ConversationId[]> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.kind, 'room'));
  return rows.map(({ id }) => id);
}

/**
 * Questions in open rooms without a reply. They come after the last message by anyone else, so
 * nothing earlier is read.
 */
export async function countUnanswered(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<{ count: number; since: Date | null }> {
  const { rows } = await tx.execute<{ count: number; since: string | null }>(sql`
    select count(*)::int as count, min(asked.sent_at)::text as since
    from ${conversations} room
    join ${messages} last on last.conversation_id = room.id and last.seq = room.seq
    cross join lateral (
      select coalesce((
        select seq from ${messages} each
        where each.conversation_id = room.id and each.sender_id is distinct from last.sender_id
        order by seq desc limit 1
      ), 0) as seq
    ) other
    join ${messages} asked on asked.conversation_id = room.id and asked.seq > other.seq
    where room.kind = 'room' and room.archived_at is null
      and asked.sent_at >= ${from} and asked.sent_at < ${to} and asked.text like '%?%'
      and asked.removed_at is null and asked.hidden_at is null`);
  const [row] = rows;
  return { count: row?.count ?? 0, since: row?.since ? new Date(row.since) : null };
}
