import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ConversationId } from '@danube/contract/community/community.schemas.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { type ConversationRow, findConversationsOf } from './conversations.repository.ts';

type Dependencies = Pick<CommunityDependencies, 'entitlements' | 'findStaffIds'>;

/**
 * Conversations that someone is a member of and may currently read. Membership of a course's room
 * outlives access to the course, so that it is still there if access returns; until then it has no
 * effect.
 */
export async function findOpenConversationsOf(
  deps: Dependencies,
  tx: Tx,
  userId: string,
): Promise<ConversationId[]> {
  const places = await findConversationsOf(tx, userId);
  const courses = places.flatMap(({ courseId }) => courseId ?? []);
  const open = await openCoursesOf(deps, tx, { userId, courses });
  return places
    .filter(({ courseId }) => courseId === null || open.has(courseId))
    .map(({ id }) => id);
}

/** Which of these people may currently be in the conversation. */
export async function filterEntitled(
  { entitlements, findStaffIds }: Dependencies,
  tx: Tx,
  {
    conversation: { courseId },
    userIds,
  }: { conversation: Pick<ConversationRow, 'courseId'>; userIds: readonly string[] },
): Promise<string[]> {
  if (courseId === null || userIds.length === 0) return [...userIds];
  const owners = await entitlements.findEntitled(tx, courseId, userIds);
  if (owners.size === userIds.length) return [...userIds];
  const moderators = new Set(await findStaffIds(tx, 'community'));
  return userIds.filter((userId) => owners.has(userId) || moderators.has(userId));
}

async function openCoursesOf(
  { entitlements, findStaffIds }: Dependencies,
  tx: Tx,
  { userId, courses }: { userId: string; courses: readonly ItemId[] },
): Promise<ReadonlySet<ItemId>> {
  if (courses.length === 0) return new Set();
  const access = await entitlements.accessToAll(tx, userId, courses);
  const open = new Set(courses.filter((id) => access.get(id)?.isAllowed));
  if (open.size === courses.length) return open;
  const moderators = await findStaffIds(tx, 'community');
  return moderators.includes(userId) ? new Set(courses) : open;
}
