import * as z from 'zod';

/** Errors of the community. What someone may not read is reported as not found. */
export const communityErrors = {
  CONVERSATION_NOT_FOUND: { status: 404 },
  MESSAGE_NOT_FOUND: { status: 404 },
  /** No such public page, or no open room in which it could be discussed. */
  TOPIC_NOT_FOUND: { status: 404 },
  NOTIFICATION_NOT_FOUND: { status: 404 },
  /** No such person, or someone the caller can't start a conversation with. */
  MEMBER_NOT_FOUND: { status: 404 },
  /** They blocked the sender or declined the request; the sender isn't told which. */
  RECIPIENT_UNAVAILABLE: { status: 409 },
  /** Staff may reply, but never start a conversation. */
  STAFF_NEVER_WRITES_FIRST: { status: 409 },
  /** The first message to someone must not contain links. */
  LINKS_IN_REQUEST: { status: 422 },
  /** Only one message until the other person accepts. */
  REQUEST_PENDING: { status: 409 },
  /** Only people who already talk with each other can add one another. */
  NOT_A_CONTACT: { status: 409 },
  GROUP_FULL: { status: 409 },
  /** Not possible for this kind of conversation: a room can be left, a direct one only muted. */
  NOT_FOR_THIS_KIND: { status: 409 },
  /** Only the author can change a message, unless it was removed or hidden. */
  MESSAGE_NOT_CHANGEABLE: { status: 409 },
  /** The room accepts one message per member in this time. */
  SLOW_MODE: { status: 429, data: z.object({ retryAfterSeconds: z.number().int().positive() }) },
  /** Restricted by a moderator; the statement of reasons has the details. */
  RESTRICTED: { status: 409, data: z.object({ until: z.date().nullable() }) },
  /** No such picture, someone else's, or one that was already sent. */
  PICTURE_NOT_FOUND: { status: 404 },
  /** It isn't uploaded completely, or is still being checked. */
  PICTURE_INCOMPLETE: { status: 409 },
  /** Too many pictures are waiting to be sent. */
  TOO_MANY_PICTURES: { status: 409 },
  ROOM_ARCHIVED: { status: 409 },
  ROOM_NAME_TAKEN: { status: 409 },
} as const;
