import type { ChatNotification } from '@danube/contract/community/community.schemas.ts';
import { counterpartOf } from '../access/require-conversation.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { findUnread } from './notifications.repository.ts';
import { toNotification } from './tell-notifications.ts';

/** The unread ones of this person, newest first. */
export async function listNotifications(
  { db, findShownPeople }: Pick<CommunityDependencies, 'db' | 'findShownPeople'>,
  userId: string,
): Promise<ChatNotification[]> {
  const found = await findUnread(db, userId);
  const people = await findShownPeople(
    db,
    found.flatMap(({ conversation }) => counterpartOf(conversation, userId) ?? []),
  );
  return found.map(({ notification, conversation }) => {
    const other = people.get(counterpartOf(conversation, userId) ?? '');
    return toNotification(notification, conversation.title ?? other?.name ?? '');
  });
}
