import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { lineOfText } from '../text.ts';
import { tradeDraftSchema } from './chat-trade.ts';
import { communityErrors } from './community.errors.ts';
import {
  conversationIdSchema,
  conversationSchema,
  maxMentions,
  messageIdSchema,
  messagePageSchema,
  messageSchema,
  messagesPerPage,
  messageTextSchema,
  reactionKinds,
  seqSchema,
} from './community.schemas.ts';

const {
  CONVERSATION_NOT_FOUND,
  LINKS_IN_REQUEST,
  MEMBER_NOT_FOUND,
  MESSAGE_NOT_CHANGEABLE,
  MESSAGE_NOT_FOUND,
  RECIPIENT_UNAVAILABLE,
  REQUEST_PENDING,
  RESTRICTED,
  ROOM_ARCHIVED,
  SLOW_MODE,
  STAFF_NEVER_WRITES_FIRST,
} = communityErrors;

const tags = ['messages'];
const place = z.object({ conversationId: conversationIdSchema });
const target = z.object({ messageId: messageIdSchema });

const limit = z.coerce.number().int().min(1).max(100).default(messagesPerPage);

const changeErrors = {
  MESSAGE_NOT_CHANGEABLE,
  MESSAGE_NOT_FOUND,
  RECIPIENT_UNAVAILABLE,
  RESTRICTED,
  ROOM_ARCHIVED,
};

const draft = z.object({
  /** Chosen by the browser, once for a message: sent again, it is the same message. */
  clientId: z.uuid(),
  text: messageTextSchema,
  /** The message that this one answers, or any of its thread. */
  replyTo: messageIdSchema.nullable().default(null),
  /** Who is addressed; those who are not in the conversation are left out. */
  mentions: z.array(userIdSchema).max(maxMentions).default([]),
  trade: tradeDraftSchema.nullable().default(null),
});

export const messagesContract = {
  /**
   * A page of a conversation: the last one, or the one before or after a place, around a place
   * (half of it each side), or from the first message of a moment on. At most one is named.
   */
  list: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/conversations/{conversationId}/messages', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(
      place.extend({
        before: seqSchema.optional(),
        after: seqSchema.optional(),
        around: seqSchema.optional(),
        from: z.coerce.date().optional(),
        limit,
      }),
    )
    .output(messagePageSchema),

  /**
   * What changed since a revision, in order: a tab asks for it after a live update. `isComplete` is
   * false if there is more.
   */
  changes: procedureFor('member', 'session')
    .meta(reads())
    .route({ method: 'GET', path: '/community/conversations/{conversationId}/changes', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(place.extend({ revision: seqSchema, limit }))
    .output(
      z.object({
        messages: z.array(messageSchema),
        revision: z.number().int().min(0),
        isComplete: z.boolean(),
        seq: z.number().int().min(0),
        readSeq: z.number().int().min(0),
      }),
    ),

  /** The first message of a thread and its replies, oldest first. */
  thread: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/messages/{messageId}/thread', tags })
    .errors({ MESSAGE_NOT_FOUND })
    .input(target)
    .output(z.object({ root: messageSchema, replies: z.array(messageSchema) })),

  send: procedureFor('member', 'message')
    .route({ method: 'POST', path: '/community/conversations/{conversationId}/messages', tags })
    .errors({
      CONVERSATION_NOT_FOUND,
      LINKS_IN_REQUEST,
      MESSAGE_NOT_FOUND,
      RECIPIENT_UNAVAILABLE,
      REQUEST_PENDING,
      RESTRICTED,
      ROOM_ARCHIVED,
      SLOW_MODE,
    })
    .input(place.extend(draft.shape))
    .output(messageSchema),

  /** Writes to a person; the first time this is a request. */
  sendDirect: procedureFor('member', 'message')
    .route({ method: 'POST', path: '/community/people/{personId}/messages', tags })
    .errors({
      LINKS_IN_REQUEST,
      MEMBER_NOT_FOUND,
      RECIPIENT_UNAVAILABLE,
      REQUEST_PENDING,
      RESTRICTED,
      STAFF_NEVER_WRITES_FIRST,
    })
    .input(draft.pick({ clientId: true, text: true }).extend({ personId: userIdSchema }))
    .output(z.object({ message: messageSchema, conversation: conversationSchema })),

  /** The earlier text is kept for moderators. */
  edit: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/messages/{messageId}', tags })
    .errors({ ...changeErrors, LINKS_IN_REQUEST })
    .input(target.extend({ text: messageTextSchema }))
    .output(messageSchema),

  /** The author's own; an empty placeholder stays. Idempotent. */
  remove: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/community/messages/{messageId}', tags })
    .errors({ MESSAGE_NOT_CHANGEABLE, MESSAGE_NOT_FOUND })
    .input(target)
    .output(messageSchema),

  react: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/messages/{messageId}/reactions/{kind}', tags })
    .errors(changeErrors)
    .input(target.extend({ kind: z.enum(reactionKinds), isOn: z.boolean() }))
    .output(messageSchema),

  /** Moves the reader's place, never back. At the end it also marks the notification read. */
  markRead: procedureFor('member', 'session')
    .route({ method: 'PUT', path: '/community/conversations/{conversationId}/read', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(place.extend({ seq: seqSchema }))
    .output(z.object({ readSeq: z.number().int().min(0), unread: z.number().int().min(0) })),

  /**
   * Called by an open conversation every half minute, and while its reader types. The answer says
   * nothing where nobody knows.
   */
  presence: procedureFor('member', 'session')
    .route({ method: 'POST', path: '/community/conversations/{conversationId}/presence', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(place.extend({ isTyping: z.boolean().default(false) }))
    .output(
      z.object({
        /** How many have a room or group open, the caller included. */
        hereCount: z.number().int().positive().nullable(),
        /** Whether the other one of a direct conversation has the chat open. */
        isCounterpartActive: z.boolean().nullable(),
      }),
    ),

  /** In everything that the caller may read, or in one conversation; the newest first. */
  search: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/search', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(
      z.object({
        query: lineOfText(100).min(2),
        conversationId: conversationIdSchema.optional(),
      }),
    )
    .output(
      z.array(
        z.object({
          message: messageSchema,
          conversation: z.object({ id: conversationIdSchema, title: z.string() }),
          match: searchMatchSchema.pick({ excerpt: true, excerptMarks: true }),
        }),
      ),
    ),
};
