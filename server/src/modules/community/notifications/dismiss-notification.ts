import type { ChatNotificationId } from '@danube/contract/community/community.schemas.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { CommunityDependencies } from '../community.dependencies.ts';
import { announceNotifications } from './announce-notifications.ts';
import { deleteNotification } from './notifications.repository.ts';

/** Someone else's is reported as not found. */
export function dismissNotification(
  { transact }: Pick<CommunityDependencies, 'transact'>,
  userId: string,
  id: ChatNotificationId,
): Promise<void> {
  return transact(async (change) => {
    const deleted = await deleteNotification(change.tx, userId, id);
    if (!deleted) throw new DomainError('NOTIFICATION_NOT_FOUND');
    announceNotifications(change, 'delete', { rows: [deleted], title: '' });
  });
}
