import {
  type Conversation,
  type ConversationId,
  maxGroupMembers,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Change } from '../../../platform/transact.ts';
import { findBlockedBy, findBlockersOf } from '../access/blocks.repository.ts';
import {
  type ConversationMembership,
  findContacts,
  insertConversation,
  insertMembers,
  updateConversation,
} from '../access/conversations.repository.ts';
import { requireLockedConversation } from '../access/require-conversation.ts';
import { requireUnrestricted } from '../access/require-writer.ts';
import { notifyConversation, notifyJoined } from '../chat-updates.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { readConversation } from './list-conversations.ts';

/** The browser generates the id: a retry returns the existing group. */
export async function createGroup(
  deps: CommunityDependencies,
  member: Member,
  input: { conversationId: ConversationId; title: string; personIds: readonly string[] },
): Promise<Conversation> {
  const { conversationId: id, title } = input;
  const { userId } = member;
  await deps.transact(async (change) => {
    await requireUnrestricted(deps, change.tx, { userId, conversationId: null });
    const guests = await requireContacts(change.tx, userId, input.personIds);
    const now = deps.clock.now();
    const isNew = await insertConversation(change.tx, {
      id,
      kind: 'group',
      title,
      createdBy: userId,
      createdAt: now,
      lastMessageAt: now,
    });
    if (isNew) await addMembers(change, { id, userIds: [userId, ...guests], seq: 0, now });
  });
  // Someone else's conversation with that id is reported as not found.
  return readConversation(deps, member, id);
}

export async function addToGroup(
  deps: CommunityDependencies,
  member: Member,
  {
    conversationId: id,
    personIds,
  }: { conversationId: ConversationId; personIds: readonly string[] },
): Promise<Conversation> {
  const { userId } = member;
  await deps.transact(async (change) => {
    const { conversation } = await requireGroup(deps, change, { member, id });
    await requireUnrestricted(deps, change.tx, { userId, conversationId: id });
    const guests = await requireContacts(change.tx, userId, personIds);
    const { seq } = conversation;
    const added = await addMembers(change, { id, userIds: guests, seq, now: deps.clock.now() });
    if (conversation.memberCount + added.length > maxGroupMembers) {
      throw new DomainError('GROUP_FULL');
    }
    notifyConversation(change, id);
  });
  return readConversation(deps, member, id);
}

export async function renameGroup(
  deps: CommunityDependencies,
  member: Member,
  { conversationId: id, title }: { conversationId: ConversationId; title: string },
): Promise<Conversation> {
  await deps.transact(async (change) => {
    await requireGroup(deps, change, { member, id });
    await requireUnrestricted(deps, change.tx, { userId: member.userId, conversationId: id });
    await updateConversation(change.tx, id, { title });
    notifyConversation(change, id);
  });
  return readConversation(deps, member, id);
}

async function requireGroup(
  deps: CommunityDependencies,
  { tx }: Pick<Change, 'tx'>,
  requested: { member: Member; id: ConversationId },
): Promise<ConversationMembership> {
  const found = await requireLockedConversation(deps, tx, requested);
  if (found.conversation.kind !== 'group') throw new DomainError('NOT_FOR_THIS_KIND');
  return found;
}

/** Only people this person already talks with, so that strangers can't add anyone. */
async function requireContacts(
  tx: Tx,
  userId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(personIds)].filter((id) => id !== userId);
  const contacts = new Set(await findContacts(tx, userId, wanted));
  const blockers = await findBlockersOf(tx, userId, wanted);
  const blocked = await findBlockedBy(tx, userId);
  const isReachable = (id: string) => contacts.has(id) && !blockers.has(id) && !blocked.has(id);
  if (!wanted.every(isReachable)) throw new DomainError('NOT_A_CONTACT');
  return wanted;
}

/** New members see messages from then on. */
async function addMembers(
  change: Pick<Change, 'tx' | 'notify'>,
  group: { id: ConversationId; userIds: readonly string[]; seq: number; now: Date },
): Promise<string[]> {
  const { id, userIds, seq, now } = group;
  const places = { conversationId: id, joinedSeq: seq, readSeq: seq, joinedAt: now };
  const rows = userIds.map((userId) => ({ ...places, userId }));
  const added = await insertMembers(change.tx, rows);
  notifyJoined(change, id, added);
  return added;
}
