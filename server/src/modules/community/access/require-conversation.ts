import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Member } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { isStaffFor } from '../../../platform/guard.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import {
  type ConversationMembership,
  findMembership,
  lockMembership,
} from './conversations.repository.ts';

type Dependencies = Pick<CommunityDependencies, 'entitlements'>;

/**
 * A conversation that the caller may read. All others are reported as not found, whether or not
 * they exist.
 */
export async function requireConversation(
  deps: Dependencies,
  tx: Tx,
  requested: { member: Member; id: ConversationId },
): Promise<ConversationMembership> {
  return requireReadable(deps, tx, {
    ...requested,
    found: await findMembership(tx, requested.id, requested.member.userId),
  });
}

/** The same, locked until the transaction ends. */
export async function requireLockedConversation(
  deps: Dependencies,
  tx: Tx,
  requested: { member: Member; id: ConversationId },
): Promise<ConversationMembership> {
  return requireReadable(deps, tx, {
    ...requested,
    found: await lockMembership(tx, requested.id, requested.member.userId),
  });
}

/** Which of these the caller may read. */
export async function filterReadable(
  { entitlements }: Dependencies,
  tx: Tx,
  { member, seats }: { member: Member; seats: readonly ConversationMembership[] },
): Promise<ConversationMembership[]> {
  const courses = seats.flatMap(({ conversation }) => conversation.courseId ?? []);
  const open = await openCourses({ entitlements }, tx, { member, courses });
  return seats.filter(({ conversation: { kind, courseId }, seat }) => {
    if (kind !== 'room') return seat !== null;
    return courseId === null || open.has(courseId);
  });
}

async function requireReadable(
  deps: Dependencies,
  tx: Tx,
  { member, found }: { member: Member; found: ConversationMembership | null },
): Promise<ConversationMembership> {
  const [seat] = found ? await filterReadable(deps, tx, { member, seats: [found] }) : [];
  if (!seat) throw new DomainError('CONVERSATION_NOT_FOUND');
  return seat;
}

/** Course rooms are for the course's owners and for community staff. */
async function openCourses(
  { entitlements }: Dependencies,
  tx: Tx,
  { member, courses }: { member: Member; courses: readonly ItemId[] },
): Promise<ReadonlySet<ItemId>> {
  if (courses.length === 0) return new Set();
  if (isStaffFor(member, 'community')) return new Set(courses);
  const access = await entitlements.accessToAll(tx, member.userId, courses);
  return new Set(courses.filter((id) => access.get(id)?.isAllowed));
}

/** Hides earlier messages from this reader: in a group, those from before they joined. */
export function firstSeqOf({ conversation, seat }: ConversationMembership): number {
  return conversation.kind === 'group' && seat ? seat.joinedSeq + 1 : 1;
}

/** The other person in a direct conversation; null for a former member. */
export function counterpartOf(
  { lowId, highId }: ConversationMembership['conversation'],
  userId: string,
) {
  return lowId === userId ? highId : lowId;
}
