import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
import { communityErrors } from './community.errors.ts';
import {
  communityMemberSchema,
  conversationIdSchema,
  conversationSchema,
  groupTitleSchema,
  maxGroupMembers,
  messageIdSchema,
  messageSchema,
  messageTextSchema,
  topicSchema,
} from './community.schemas.ts';

const {
  CONVERSATION_NOT_FOUND,
  GROUP_FULL,
  MEMBER_NOT_FOUND,
  MESSAGE_NOT_FOUND,
  NOT_A_CONTACT,
  NOT_FOR_THIS_KIND,
  RESTRICTED,
  ROOM_ARCHIVED,
  SLOW_MODE,
  TOPIC_NOT_FOUND,
} = communityErrors;

const tags = ['community'];
const done = z.object({});
const target = z.object({ conversationId: conversationIdSchema });
const person = z.object({ personId: userIdSchema });
const inviteesSchema = z
  .array(userIdSchema)
  .min(1)
  .max(maxGroupMembers - 1);

const quoteSchema = z.object({
  room: z.string(),
  /** First name and initial. */
  author: z.string(),
  text: z.string(),
  /** The picture's description, because visitors can't open it; null without a picture. */
  pictureAlt: z.string().nullable(),
  sentAt: z.date(),
});

/** Rooms, groups and direct conversations, and their members. */
export const communityContract = {
  /** What visitors see: the open rooms, and the quoted messages. */
  overview: procedureFor('public')
    .meta(reads('community'))
    .route({ method: 'GET', path: '/community/overview', tags })
    .output(
      z.object({
        rooms: z.array(z.object({ slug: z.string(), title: z.string(), description: z.string() })),
        quotes: z.array(quoteSchema),
      }),
    ),

  /**
   * How many messages there are about a post or session, and where: only members can read them.
   * Not part of the cached page, which would change with every message.
   */
  discussion: procedureFor('public')
    .meta(reads())
    .route({ method: 'GET', path: '/community/discussion', tags })
    .input(z.object({ topic: topicSchema }))
    .output(
      z.object({
        count: z.number().int().min(0),
        thread: z
          .object({ conversationId: conversationIdSchema, messageId: messageIdSchema })
          .nullable(),
      }),
    ),

  /** Writes about a post or session: the first message starts the thread, later ones reply to it. */
  discuss: procedureFor('member', 'message')
    .route({ method: 'POST', path: '/community/discussion', tags })
    .errors({
      CONVERSATION_NOT_FOUND,
      MESSAGE_NOT_FOUND,
      RESTRICTED,
      ROOM_ARCHIVED,
      SLOW_MODE,
      TOPIC_NOT_FOUND,
    })
    .input(z.object({ topic: topicSchema, clientId: z.uuid(), text: messageTextSchema }))
    .output(messageSchema),

  /** Every room the caller may enter, joined or not, in the administrators' order. */
  rooms: procedureFor('member')
    .meta(reads('community'))
    .route({ method: 'GET', path: '/community/rooms', tags })
    .output(z.array(conversationSchema)),

  /** The caller's rooms, groups and direct conversations, latest first. */
  conversations: procedureFor('member')
    .meta(reads('community'))
    .route({ method: 'GET', path: '/community/conversations', tags })
    .output(z.array(conversationSchema)),

  conversation: procedureFor('member')
    .meta(reads('community'))
    .route({ method: 'GET', path: '/community/conversations/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(target)
    .output(conversationSchema),

  /**
   * The direct conversation with a person, for a window opened by person. Null if there is none
   * yet: `messages.sendDirect` creates it.
   */
  direct: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/people/{personId}', tags })
    .errors({ MEMBER_NOT_FOUND })
    .input(person)
    .output(
      z.object({ person: communityMemberSchema, conversation: conversationSchema.nullable() }),
    ),

  /** Joining twice isn't an error. Earlier messages count as read. */
  joinRoom: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/rooms/{conversationId}/membership', tags })
    .errors({ CONVERSATION_NOT_FOUND, NOT_FOR_THIS_KIND })
    .input(target)
    .output(conversationSchema),

  /** For rooms and groups. */
  leave: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/community/conversations/{conversationId}/membership', tags })
    .errors({ CONVERSATION_NOT_FOUND, NOT_FOR_THIS_KIND })
    .input(target)
    .output(done),

  /** A muted conversation sends no notifications; its unread messages still count. */
  mute: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/conversations/{conversationId}/mute', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(target.extend({ isMuted: z.boolean() }))
    .output(done),

  /** Members whose name starts with the text, for mentions and the member list; at most 50. */
  members: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/conversations/{conversationId}/members', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(target.extend({ query: singleLineText(60).default('') }))
    .output(z.array(communityMemberSchema)),

  /** People in the caller's rooms and groups by name, to start a conversation; at most 20. */
  people: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/people', tags })
    .input(z.object({ query: singleLineText(60).min(2) }))
    .output(z.array(communityMemberSchema)),

  /** The browser generates the group's id, so that a retry creates one group. */
  createGroup: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/groups/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND, NOT_A_CONTACT, RESTRICTED })
    .input(target.extend({ title: groupTitleSchema, personIds: inviteesSchema }))
    .output(conversationSchema),

  addToGroup: procedureFor('member', 'write')
    .route({ method: 'POST', path: '/community/groups/{conversationId}/members', tags })
    .errors({ CONVERSATION_NOT_FOUND, GROUP_FULL, NOT_A_CONTACT, NOT_FOR_THIS_KIND, RESTRICTED })
    .input(target.extend({ personIds: inviteesSchema }))
    .output(conversationSchema),

  renameGroup: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/groups/{conversationId}/title', tags })
    .errors({ CONVERSATION_NOT_FOUND, NOT_FOR_THIS_KIND, RESTRICTED })
    .input(target.extend({ title: groupTitleSchema }))
    .output(conversationSchema),

  /** Replying also accepts. */
  acceptRequest: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/requests/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(target)
    .output(conversationSchema),

  /** Removes the conversation from the list; its sender isn't notified. */
  declineRequest: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/community/requests/{conversationId}', tags })
    .errors({ CONVERSATION_NOT_FOUND })
    .input(target)
    .output(done),

  block: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/community/blocks/{personId}', tags })
    .errors({ MEMBER_NOT_FOUND })
    .input(person)
    .output(done),

  unblock: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/community/blocks/{personId}', tags })
    .input(person)
    .output(done),

  blocked: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/community/blocks', tags })
    .output(z.array(communityMemberSchema)),
};
