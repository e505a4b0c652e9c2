import { assessTrade } from '@danube/contract/community/chat-trade.ts';
import type {
  ConversationId,
  Message,
  MessageId,
} from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ShownPerson } from '../../identity/identity.api.ts';
import { findBlockedBy } from '../access/blocks.repository.ts';
import type { ConversationMembership } from '../access/conversations.repository.ts';
import { firstSeqOf } from '../access/require-conversation.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { countReplies, findMessages, type MessageRow } from './messages.repository.ts';
import { countReactions, type ReactionCount } from './reactions.repository.ts';
import { toExcerpt } from './to-excerpt.ts';

type Dependencies = Pick<CommunityDependencies, 'findShownPeople'>;

/** Messages as one reader sees them, in the given order. */
export async function describeMessages(
  deps: Dependencies,
  tx: Tx,
  {
    userId,
    rows,
    seats,
  }: { userId: string; rows: readonly MessageRow[]; seats: readonly ConversationMembership[] },
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const answered = await findMessages(tx, [
    ...new Set(rows.flatMap(({ replyTo }) => replyTo ?? [])),
  ]);
  const people = await deps.findShownPeople(tx, [
    ...[...rows, ...answered].flatMap(({ senderId }) => senderId ?? []),
    ...rows.flatMap(({ mentions }) => mentions),
  ]);
  const around: MessageContext = {
    userId,
    people,
    firstSeqs: new Map(seats.map((seat) => [seat.conversation.id, firstSeqOf(seat)])),
    answered: new Map(answered.map((row) => [row.id, row])),
    replies: await countReplies(tx, ids),
    reactions: Map.groupBy(await countReactions(tx, userId, ids), ({ messageId }) => messageId),
    blocked: await findBlockedBy(tx, userId),
  };
  return rows.map((row) => toMessage(row, around));
}

export async function describeMessage(
  deps: Dependencies,
  tx: Tx,
  requested: { userId: string; row: MessageRow; seat: ConversationMembership },
): Promise<Message> {
  const { userId, row, seat } = requested;
  const [described] = await describeMessages(deps, tx, { userId, rows: [row], seats: [seat] });
  if (!described) throw new Error('one row gives one message');
  return described;
}

type MessageContext = {
  readonly userId: string;
  readonly people: ReadonlyMap<string, ShownPerson>;
  readonly firstSeqs: ReadonlyMap<ConversationId, number>;
  readonly answered: ReadonlyMap<MessageId, MessageRow>;
  readonly replies: ReadonlyMap<MessageId, number>;
  readonly reactions: ReadonlyMap<MessageId, readonly ReactionCount[]>;
  readonly blocked: ReadonlySet<string>;
};

function toMessage(row: MessageRow, around: MessageContext): Message {
  const { id, conversationId, seq, revision, clientId, senderId, sentAt } = row;
  const { people, userId } = around;
  const isMine = senderId === userId;
  const isReadable = isShown(row) || (isMine && row.removedAt === null);
  return {
    id,
    conversationId,
    seq,
    revision,
    clientId,
    sentAt,
    isMine,
    sender: toCommunityMember(people, senderId),
    isFromBlocked: senderId !== null && around.blocked.has(senderId),
    state: stateOf(row),
    text: isReadable ? row.text : '',
    editedAt: row.editedAt,
    replyTo: repliedOf(row, around),
    replyCount: around.replies.get(id) ?? 0,
    mentions: isReadable
      ? row.mentions.flatMap((mentioned) => toCommunityMember(people, mentioned) ?? [])
      : [],
    trade: isReadable && row.trade ? assessTrade(row.trade) : null,
    picture: isReadable ? row.picture : null,
    topic: row.topic,
    reactions: (around.reactions.get(id) ?? []).map(({ kind, count, isMine: mine }) => ({
      kind,
      count,
      isMine: mine,
    })),
    isQuoted: row.quotedAt !== null,
  };
}

function repliedOf(
  { replyTo, conversationId }: MessageRow,
  { answered, people, firstSeqs, blocked }: MessageContext,
): Message['replyTo'] {
  const row = replyTo ? answered.get(replyTo) : undefined;
  if (!row || row.seq < (firstSeqs.get(conversationId) ?? 1)) return null;
  return {
    id: row.id,
    seq: row.seq,
    sender: toCommunityMember(people, row.senderId),
    ...toExcerpt(row, isShown(row) && !blocked.has(row.senderId ?? '')),
  };
}

export function isShown(row: Pick<MessageRow, 'removedAt' | 'hiddenAt'>): boolean {
  return stateOf(row) === 'shown';
}

function stateOf({ removedAt, hiddenAt }: Pick<MessageRow, 'removedAt' | 'hiddenAt'>) {
  if (removedAt) return 'removed';
  return hiddenAt ? 'hidden' : 'shown';
}
