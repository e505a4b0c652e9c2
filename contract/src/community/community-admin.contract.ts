import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { communityErrors } from './community.errors.ts';
import {
  conversationIdSchema,
  messageIdSchema,
  messageSchema,
  roomDraftSchema,
} from './community.schemas.ts';

const { CONVERSATION_NOT_FOUND, MESSAGE_NOT_FOUND, NOT_FOR_THIS_KIND, ROOM_NAME_TAKEN } =
  communityErrors;

const tags = ['community administration'];

const roomSchema = roomDraftSchema.extend({
  id: conversationIdSchema,
  isArchived: z.boolean(),
  memberCount: z.number().int().min(0),
  messageCount: z.number().int().min(0),
  /** Minimum seconds between a member's messages; 0 if slow mode is off. */
  slowSeconds: z.number().int().min(0),
});

const quotedMessageSchema = z.object({
  id: messageIdSchema,
  room: z.string(),
  /** Null for a former member. */
  author: z.string().nullable(),
  text: z.string(),
  /** Null without a picture. */
  pictureAlt: z.string().nullable(),
  sentAt: z.date(),
  quotedAt: z.date(),
});

/** Managing rooms, and which messages visitors can read. */
export const communityAdminContract = {
  rooms: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/community/rooms', tags })
    .output(z.array(roomSchema)),

  createRoom: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/community/rooms', tags, successStatus: 201 })
    .errors({ ROOM_NAME_TAKEN })
    .input(roomDraftSchema)
    .output(roomSchema),

  /** An archived room is read-only. */
  changeRoom: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/rooms/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND, ROOM_NAME_TAKEN })
    .input(
      roomDraftSchema
        .omit({ courseId: true })
        .extend({ conversationId: conversationIdSchema, isArchived: z.boolean() }),
    )
    .output(roomSchema),

  /** In the given order; rooms that aren't listed come after them. */
  orderRooms: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/room-order', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(z.object({ roomIds: z.array(conversationIdSchema).min(1).max(200) }))
    .output(z.array(roomSchema)),

  /** The messages visitors can read, latest first; the page shows the first six. */
  quotes: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/community/quotes', tags })
    .output(z.array(quotedMessageSchema)),

  /** Shows or hides a message from an open room on the public page. */
  quote: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/messages/{messageId}/quote', tags })
    .errors({ MESSAGE_NOT_FOUND, NOT_FOR_THIS_KIND })
    .input(z.object({ messageId: messageIdSchema, isQuoted: z.boolean() }))
    .output(messageSchema),
};
