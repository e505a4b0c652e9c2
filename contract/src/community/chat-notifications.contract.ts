import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { communityErrors } from './community.errors.ts';
import {
  chatNotificationSchema,
  conversationIdSchema,
  notificationIdSchema,
} from './community.schemas.ts';

const tags = ['chat notifications'];
const done = z.object({});

/** The notifications behind the bell. Their owner comes from the session. */
export const chatNotificationsContract = {
  /** The caller's unread ones, newest first, at most 50. */
  list: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/chat-notifications', tags })
    .output(z.array(chatNotificationSchema)),

  /** Marks a conversation's notifications as read. */
  markRead: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/chat-notifications/conversations/{conversationId}', tags })
    .input(z.object({ conversationId: conversationIdSchema }))
    .output(done),

  /** Deletes one of the caller's notifications. */
  dismiss: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/chat-notifications/{id}', tags })
    .errors({ NOTIFICATION_NOT_FOUND: communityErrors.NOTIFICATION_NOT_FOUND })
    .input(z.object({ id: notificationIdSchema }))
    .output(done),
};
