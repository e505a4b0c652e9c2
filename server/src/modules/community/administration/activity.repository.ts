import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database.ts';
import type { RoomActivity } from '../community.api.ts';
import {
  chatConversations as conversations,
  chatMessages as messages,
} from '../community.tables.ts';

/**
 * What happened in rooms; private conversations aren't counted. A question is a message with a
 * question mark that isn't a reply; its answer is the next message by anyone else in the room.
 * Today finds unanswered ones the same way.
 */
export async function countActivity(
  tx: Tx,
  { from, to }: { from: Date; to: Date },
): Promise<RoomActivity> {
  const { rows } = await tx.execute<RoomActivity & Record<string, unknown>>(sql`
    with written as (
      select message.* from ${messages} message
      where message.conversation_id in (select id from ${conversations} where kind = 'room')
        and message.sent_at >= ${from} and message.sent_at < ${to}
        and message.removed_at is null and message.hidden_at is null
    ), asked as (
      select extract(epoch from answer.sent_at - written.sent_at) / 60 as minutes
      from written left join lateral (
        select each.sent_at from ${messages} each
        where each.conversation_id = written.conversation_id and each.seq > written.seq
          and each.sender_id is distinct from written.sender_id
        order by each.seq limit 1
      ) answer on true
      where written.reply_to is null and written.text like '%?%'
    )
    select
      (select count(distinct sender_id)::int from written) as people,
      (select count(*)::int from written) as messages,
      (select count(*)::int from asked) as questions,
      (select count(minutes)::int from asked) as answered,
      (select percentile_cont(0.5) within group (order by minutes)::float8 from asked)
        as "medianMinutes"`);
  const [row] = rows;
  if (!row) throw new Error('a count has one row');
  const { people, messages: count, questions, answered, medianMinutes } = row;
  return { people, messages: count, questions, answered, medianMinutes };
}
