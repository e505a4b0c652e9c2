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
  /** Seconds between two messages of one member; 0 if there is no slow mode. */
  slowSeconds: z.number().int().min(0),
});

const quotedMessageSchema = z.object({
  id: messageIdSchema,
  room: z.string(),
  /** Null for a former member. */
  author: z.string().nullable(),
  text: z.string(),
  sentAt: z.date(),
  quotedAt: z.date(),
});

/** The rooms there are, and what visitors may read of them. */
export const communityAdminContract = {
  rooms: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/community/rooms', tags })
    .output(z.array(roomSchema)),

  createRoom: procedureFor('admin', 'community', 'write')
    .route({ method: 'POST', path: '/admin/community/rooms', tags, successStatus: 201 })
    .errors({ ROOM_NAME_TAKEN })
    .input(roomDraftSchema)
    .output(roomSchema),

  /** An archived room can be read, and nothing more is written in it. */
  changeRoom: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/rooms/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND, ROOM_NAME_TAKEN })
    .input(
      roomDraftSchema
        .omit({ courseId: true })
        .extend({ conversationId: conversationIdSchema, isArchived: z.boolean() }),
    )
    .output(roomSchema),

  /** In the order given; rooms that are not named stay behind them. */
  orderRooms: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/room-order', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(z.object({ roomIds: z.array(conversationIdSchema).min(1).max(200) }))
    .output(z.array(roomSchema)),

  /** What visitors may read, the latest first; the first six are on the page. */
  quotes: procedureFor('admin', 'community')
    .route({ method: 'GET', path: '/admin/community/quotes', tags })
    .output(z.array(quotedMessageSchema)),

  /** Shows or hides a message of an open room on the public page. */
  quote: procedureFor('admin', 'community', 'write')
    .route({ method: 'PUT', path: '/admin/community/messages/{messageId}/quote', tags })
    .errors({ MESSAGE_NOT_FOUND, NOT_FOR_THIS_KIND })
    .input(z.object({ messageId: messageIdSchema, isQuoted: z.boolean() }))
    .output(messageSchema),
};
