import {
  type Conversation,
  conversationIdSchema,
  type Message,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { createRateLimitError } from '../../../platform/guard.ts';
import type { Change } from '../../../platform/transact.ts';
import { haveBlocked } from '../access/blocks.repository.ts';
import {
  type ConversationMembership,
  countStarted,
  findDirectMembership,
  insertConversation,
  insertMembers,
} from '../access/conversations.repository.ts';
import { requireConversation, requireLockedConversation } from '../access/require-conversation.ts';
import { toOrderedPair } from '../access/to-ordered-pair.ts';
import { notifyJoined } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findSent, type MessageRow } from '../messages/messages.repository.ts';
import { findMessageLanguage, readSent, storeMessage } from '../messages/send-message.ts';
import { describeConversation } from './describe-conversations.ts';

const day = 24 * 60 * 60;
/** How many conversations one person may start per day, against mass messaging. */
export const maxNewConversationsPerDay = 20;

type Input = { readonly personId: string; readonly clientId: string; readonly text: string };

/** Writes to a person. If the two have never talked, it becomes a request. */
export async function sendDirect(
  deps: CommunityDependencies,
  member: Member,
  { personId, clientId, text }: Input,
): Promise<{ message: Message; conversation: Conversation }> {
  const language = await findMessageLanguage(deps, member);
  const draft = { clientId, text, replyTo: null, mentions: [], trade: null, picture: null };
  const row: MessageRow = await deps.transact(async (change) => {
    const before = await findSent(change.tx, member.userId, clientId);
    if (before) return before;
    const { id } = await findOrStartConversation(deps, change, { member, personId });
    const found = await requireLockedConversation(deps, change.tx, { member, id });
    return storeMessage(deps, change, { member, found, draft, language });
  });
  const { userId } = member;
  const seat = await requireConversation(deps, deps.db, { member, id: row.conversationId });
  return {
    message: await readSent(deps, member, row),
    conversation: await describeConversation(deps, deps.db, { userId, seat }),
  };
}

async function findOrStartConversation(
  deps: CommunityDependencies,
  change: Change,
  { member, personId }: { member: Member; personId: string },
): Promise<Pick<ConversationMembership['conversation'], 'id'>> {
  const { userId } = member;
  const pair = toOrderedPair(userId, personId);
  const known = await findDirectMembership(change.tx, pair, userId);
  if (known) return known.conversation;
  await requireMayStart(deps, change, { member, personId });
  const id = conversationIdSchema.parse(deps.ids.uuid());
  const now = deps.clock.now();
  const isNew = await insertConversation(change.tx, {
    id,
    kind: 'direct',
    ...pair,
    requestedBy: userId,
    createdBy: userId,
    createdAt: now,
    lastMessageAt: now,
  });
  if (!isNew) {
    // The other person started it at the same time.
    const theirs = await findDirectMembership(change.tx, pair, userId);
    if (!theirs) throw new Error('a pair has one conversation');
    return theirs.conversation;
  }
  const both = [userId, personId];
  const places = { conversationId: id, joinedSeq: 0, readSeq: 0, joinedAt: now };
  await insertMembers(
    change.tx,
    both.map((each) => ({ ...places, userId: each })),
  );
  notifyJoined(change, id, both);
  return { id };
}

async function requireMayStart(
  deps: CommunityDependencies,
  { tx }: Pick<Change, 'tx'>,
  { member, personId }: { member: Member; personId: string },
): Promise<void> {
  const people = await deps.findShownPeople(tx, [member.userId, personId]);
  if (personId === member.userId || !people.has(personId)) {
    throw new DomainError('MEMBER_NOT_FOUND');
  }
  // Readers would see the staff badge, also if the sender's session lacks its second factor.
  if (people.get(member.userId)?.isStaff) throw new DomainError('STAFF_NEVER_WRITES_FIRST');
  // Before the conversation is created, so that the other person doesn't see anything.
  if (await haveBlocked(tx, member.userId, personId))
    throw new DomainError('RECIPIENT_UNAVAILABLE');
  const since = new Date(deps.clock.now().getTime() - day * 1000);
  if ((await countStarted(tx, member.userId, since)) >= maxNewConversationsPerDay)
    throw createRateLimitError(day);
}
