import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';
import { findOpenConversationsOf } from '../access/entitled-members.ts';
import { counterpartOf } from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { toNotification } from './announce-notifications.ts';
import { findUnread } from './notifications.repository.ts';

/**
 * A person's unread notifications, newest first; none from course rooms they no longer have access
 * to.
 */
export async function listNotifications(
  deps: Pick<CommunityDependencies, 'db' | 'findShownPeople' | 'findStaffIds' | 'entitlements'>,
  userId: string,
): Promise<ChatNotification[]> {
  const { db, findShownPeople } = deps;
  const open = new Set(await findOpenConversationsOf(deps, db, userId));
  const found = (await findUnread(db, userId)).filter(
    ({ conversation }) => conversation.courseId === null || open.has(conversation.id),
  );
  const people = await findShownPeople(
    db,
    found.flatMap(({ conversation }) => counterpartOf(conversation, userId) ?? []),
  );
  return found.map(({ notification, conversation }) => {
    const other = people.get(counterpartOf(conversation, userId) ?? '');
    return toNotification(notification, conversation.title ?? other?.name ?? '');
  });
}
