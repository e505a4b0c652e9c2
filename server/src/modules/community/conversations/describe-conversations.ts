import type { Conversation } from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { ShownPerson } from '../../identity/identity.api.ts';
import { findBlockedBy } from '../access/blocks.repository.ts';
import type { ConversationMembership } from '../access/conversations.repository.ts';
import { counterpartOf, firstSeqOf } from '../access/require-conversation.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import {
  findLastMessages,
  findReadUntil,
  type MessageRow,
} from '../messages/messages.repository.ts';
import { toExcerpt } from '../messages/to-excerpt.ts';

type Dependencies = Pick<CommunityDependencies, 'findShownPeople'>;

/** Conversations as one reader sees them, in the given order. */
export async function describeConversations(
  deps: Dependencies,
  tx: Tx,
  { userId, seats }: { userId: string; seats: readonly ConversationMembership[] },
): Promise<Conversation[]> {
  const visible = seats.filter((seat) => seat.conversation.seq >= firstSeqOf(seat));
  const last = await findLastMessages(
    tx,
    visible.map(({ conversation }) => conversation.id),
  );
  const people = await deps.findShownPeople(tx, [
    ...seats.flatMap(({ conversation }) => otherOf(conversation, userId) ?? []),
    ...[...last.values()].flatMap(({ senderId }) => senderId ?? []),
  ]);
  const blocked = await findBlockedBy(tx, userId);
  const readUntil = await findReadUntil(
    tx,
    userId,
    seats.map(({ conversation }) => conversation.id),
  );
  return seats.map((seat) => {
    const { id } = seat.conversation;
    const own = { last: last.get(id), readUntil: readUntil.get(id) ?? null };
    return toConversation(seat, { userId, people, blocked, ...own });
  });
}

export async function describeConversation(
  deps: Dependencies,
  tx: Tx,
  requested: { userId: string; seat: ConversationMembership },
): Promise<Conversation> {
  const { userId, seat } = requested;
  const [described] = await describeConversations(deps, tx, { userId, seats: [seat] });
  if (!described) throw new Error('one seat gives one conversation');
  return described;
}

type ConversationContext = {
  readonly userId: string;
  readonly people: ReadonlyMap<string, ShownPerson>;
  readonly blocked: ReadonlySet<string>;
  readonly last: MessageRow | undefined;
  readonly readUntil: Date | null;
};

function toConversation(
  found: ConversationMembership,
  { userId, people, blocked, last, readUntil }: ConversationContext,
): Conversation {
  const { conversation, seat } = found;
  const { id, kind, slug, title, description, courseId, seq, revision } = conversation;
  const otherId = otherOf(conversation, userId);
  const counterpart = toCommunityMember(people, otherId);
  return {
    id,
    kind,
    slug,
    description,
    courseId,
    counterpart,
    seq,
    revision,
    title: title ?? counterpart?.name ?? '',
    memberCount: kind === 'group' ? conversation.memberCount : null,
    firstSeq: firstSeqOf(found),
    readSeq: seat?.readSeq ?? seq,
    readUntil,
    unread: seat ? seq - seat.readSeq : 0,
    isMember: seat !== null,
    isMuted: seat?.isMuted ?? false,
    isArchived: conversation.archivedAt !== null,
    slowSeconds: conversation.slowSeconds,
    request: requestOf(conversation, userId),
    isBlocked: otherId !== null && blocked.has(otherId),
    lastMessage: last
      ? {
          sender: toCommunityMember(people, last.senderId),
          ...toExcerpt(last, !last.hiddenAt && !blocked.has(last.senderId ?? '')),
          sentAt: last.sentAt,
        }
      : null,
  };
}

function otherOf(
  conversation: ConversationMembership['conversation'],
  userId: string,
): string | null {
  return conversation.kind === 'direct' ? counterpartOf(conversation, userId) : null;
}

function requestOf({ requestedBy }: ConversationMembership['conversation'], userId: string) {
  if (requestedBy === null) return null;
  return requestedBy === userId ? 'sent' : 'received';
}
