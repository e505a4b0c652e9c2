import * as z from 'zod';

/** Refusals of the community. What someone may not read is not found, like what was never there. */
export const communityErrors = {
  CONVERSATION_NOT_FOUND: { status: 404 },
  MESSAGE_NOT_FOUND: { status: 404 },
  NOTIFICATION_NOT_FOUND: { status: 404 },
  /** No such person, or someone the caller can't start a conversation with. */
  MEMBER_NOT_FOUND: { status: 404 },
  /** They blocked the sender or declined the request; which of both is not said. */
  RECIPIENT_UNAVAILABLE: { status: 409 },
  /** Staff answer, but never write first. */
  STAFF_NEVER_WRITES_FIRST: { status: 409 },
  /** The first message to someone carries no links. */
  LINKS_IN_REQUEST: { status: 422 },
  /** One message, until the other one accepts. */
  REQUEST_PENDING: { status: 409 },
  /** Other members are added by those who already talk with them. */
  NOT_A_CONTACT: { status: 409 },
  GROUP_FULL: { status: 409 },
  /** A conversation of this kind has no such thing: a room is left, a direct one is muted. */
  NOT_FOR_THIS_KIND: { status: 409 },
  /** Only the author changes a message, and not after it was removed or hidden. */
  MESSAGE_NOT_CHANGEABLE: { status: 409 },
  /** The room takes one message of each member in this time. */
  SLOW_MODE: { status: 429, data: z.object({ retryAfterSeconds: z.number().int().positive() }) },
  /** Blocked by a moderator's decision; its statement of reasons says which. */
  RESTRICTED: { status: 409, data: z.object({ until: z.date().nullable() }) },
  ROOM_ARCHIVED: { status: 409 },
  ROOM_NAME_TAKEN: { status: 409 },
} as const;
