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

/** What the bell shows. Whose they are comes from the session. */
export const chatNotificationsContract = {
  /** The caller's unread ones, newest first, at most 50. */
  list: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/chat-notifications', tags })
    .output(z.array(chatNotificationSchema)),

  /** Marks those of a conversation read. */
  markRead: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/chat-notifications/conversations/{conversationId}', tags })
    .input(z.object({ conversationId: conversationIdSchema }))
    .output(done),

  /** Deletes one of the caller's own. */
  dismiss: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/chat-notifications/{id}', tags })
    .errors({ NOTIFICATION_NOT_FOUND: communityErrors.NOTIFICATION_NOT_FOUND })
    .input(z.object({ id: notificationIdSchema }))
    .output(done),
};
