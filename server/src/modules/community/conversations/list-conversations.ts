import type {
  CommunityMember,
  Conversation,
  ConversationId,
} from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { findBlockersOf } from '../access/blocks.repository.ts';
import {
  findDirectMembership,
  findMemberIds,
  findMembershipsOf,
  findPeopleSharing,
  findRoomMemberships,
} from '../access/conversations.repository.ts';
import { filterEntitled, findOpenConversationsOf } from '../access/entitled-members.ts';
import { filterReadable, requireConversation } from '../access/require-conversation.ts';
import { toCommunityMember } from '../access/to-community-member.ts';
import { toOrderedPair } from '../access/to-ordered-pair.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { describeConversation, describeConversations } from './describe-conversations.ts';

type Dependencies = Pick<
  CommunityDependencies,
  'db' | 'entitlements' | 'findShownPeople' | 'findStaffIds' | 'searchShownPeople'
>;

const maxShownMembers = 50;
const maxFoundPeople = 20;
/** In larger rooms, only this many members are searched by name. */
const maxSearched = 10_000;

/** Every room that this person may enter. */
export async function listRooms(deps: Dependencies, member: Member): Promise<Conversation[]> {
  const { userId } = member;
  const rooms = await findRoomMemberships(deps.db, userId);
  const seats = await filterReadable(deps, deps.db, { member, seats: rooms });
  return describeConversations(deps, deps.db, { userId, seats });
}

/** The person's conversations that they may still read. */
export async function listConversations(
  deps: Dependencies,
  member: Member,
): Promise<Conversation[]> {
  const { userId } = member;
  const theirs = await findMembershipsOf(deps.db, userId);
  const seats = await filterReadable(deps, deps.db, { member, seats: theirs });
  return describeConversations(deps, deps.db, { userId, seats });
}

export async function readConversation(
  deps: Dependencies,
  member: Member,
  id: ConversationId,
): Promise<Conversation> {
  const seat = await requireConversation(deps, deps.db, { member, id });
  return describeConversation(deps, deps.db, { userId: member.userId, seat });
}

/** The other person of a direct conversation, and the conversation with them so far. */
export async function readDirect(
  deps: Dependencies,
  { userId }: Member,
  personId: string,
): Promise<{ person: CommunityMember; conversation: Conversation | null }> {
  const people = await deps.findShownPeople(deps.db, [personId]);
  const person = toCommunityMember(people, personId);
  if (!person || personId === userId) throw new DomainError('MEMBER_NOT_FOUND');
  const seat = await findDirectMembership(deps.db, toOrderedPair(userId, personId), userId);
  const conversation = seat && (await describeConversation(deps, deps.db, { userId, seat }));
  return { person, conversation };
}

export async function listMembers(
  deps: Dependencies,
  member: Member,
  { conversationId: id, query }: { conversationId: ConversationId; query: string },
): Promise<CommunityMember[]> {
  const { conversation } = await requireConversation(deps, deps.db, { member, id });
  const userIds = await findMemberIds(deps.db, id, maxSearched);
  const among = await filterEntitled(deps, deps.db, { conversation, userIds });
  const limit = maxShownMembers;
  return toMembers(await deps.searchShownPeople(deps.db, { query, among, limit }));
}

/** People who share a room or group with the caller; there is no search over all accounts. */
export async function findPeople(
  deps: Dependencies,
  { userId }: Member,
  query: string,
): Promise<CommunityMember[]> {
  const places = await findOpenConversationsOf(deps, deps.db, userId);
  const companions = await findPeopleSharing(deps.db, userId, {
    among: places,
    limit: maxSearched,
  });
  const limit = maxFoundPeople;
  const found = await deps.searchShownPeople(deps.db, { query, among: companions, limit });
  const ids = found.map(({ id }) => id);
  const blockers = await findBlockersOf(deps.db, userId, ids);
  return toMembers(found.filter(({ id }) => !blockers.has(id)));
}

function toMembers(
  people: Awaited<ReturnType<Dependencies['searchShownPeople']>>,
): CommunityMember[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  return people.flatMap(({ id }) => toCommunityMember(byId, id) ?? []);
}
