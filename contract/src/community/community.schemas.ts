import * as z from 'zod';
import { itemIdSchema } from '../catalogue/catalogue.schemas.ts';
import { userIdSchema } from '../identity/identity.schemas.ts';
import { multiLineText, singleLineText } from '../text.ts';
import { chatPictureSchema } from './chat-picture.ts';
import { chatTradeSchema } from './chat-trade.ts';
import { topicKinds } from './topics.ts';

export const conversationIdSchema = z.uuid().brand('ConversationId');
export type ConversationId = z.infer<typeof conversationIdSchema>;

export const messageIdSchema = z.uuid().brand('MessageId');
export type MessageId = z.infer<typeof messageIdSchema>;

export const conversationKinds = ['room', 'group', 'direct'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** The available reactions; the page has an icon for each. */
export const reactionKinds = ['like', 'love', 'laugh', 'idea', 'question', 'thanks'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** Maximum number of people in a group, including its creator. */
export const maxGroupMembers = 12;
export const maxMessageLength = 4000;
export const maxMentions = 10;
export const messagesPerPage = 50;
export const maxNotifications = 50;

const maxSeq = 2 ** 31 - 1;

/** A message's position in its conversation: 1, 2, 3 … without gaps. */
export const seqSchema = z.coerce.number().int().min(0).max(maxSeq);

/** A subset of Markdown, stored as typed and never rendered as HTML. */
export const messageTextSchema = multiLineText(maxMessageLength).min(1);

export const groupTitleSchema = singleLineText(60).min(1);

/** A member as others see them. The staff badge is set by the server. */
export const communityMemberSchema = z.object({
  id: userIdSchema,
  name: z.string(),
  isStaff: z.boolean(),
});
export type CommunityMember = z.infer<typeof communityMemberSchema>;

const reactionSchema = z.object({
  kind: z.enum(reactionKinds),
  count: z.number().int().positive(),
  isMine: z.boolean(),
});

/** The message a reply refers to, if the reader may see it. */
const repliedSchema = z.object({
  id: messageIdSchema,
  seq: z.number().int(),
  sender: communityMemberSchema.nullable(),
  /** The beginning; empty if the message was removed or hidden. */
  excerpt: z.string(),
  /** The message is a picture without text: the excerpt describes it. */
  isPicture: z.boolean().default(false),
});

/** What a discussion is about; see `topics.ts`. */
export const topicSchema = z
  .string()
  .max(160)
  .regex(/^(?:post:[0-9a-f-]{36}|session:[a-z0-9-]+\/20\d{2}-\d{2}-\d{2})$/)
  .refine((topic) => topic.startsWith('post:') || z.iso.date().safeParse(topic.slice(-10)).success);

const shownTopicSchema = z.object({
  kind: z.enum(topicKinds),
  title: z.string(),
  /** The page on this site. */
  path: z.string(),
});
export type ShownTopic = z.infer<typeof shownTopicSchema>;

const messageStates = ['shown', 'removed', 'hidden'] as const;

export const messageSchema = z.object({
  id: messageIdSchema,
  conversationId: conversationIdSchema,
  seq: z.number().int().positive(),
  /** Increases with every change to the message; unique within the conversation. */
  revision: z.number().int(),
  /** The id the sender's browser gave it before sending. */
  clientId: z.uuid(),
  /** Null for a former member. */
  sender: communityMemberSchema.nullable(),
  isMine: z.boolean(),
  /** Whether the reader has blocked the sender: shown collapsed. */
  isFromBlocked: z.boolean(),
  state: z.enum(messageStates),
  /** Empty if the message was removed; a hidden one is still shown to its author. */
  text: z.string(),
  sentAt: z.date(),
  editedAt: z.date().nullable(),
  /** Always the first message of a thread: replies to a reply join the same thread. */
  replyTo: repliedSchema.nullable(),
  replyCount: z.number().int().min(0),
  mentions: z.array(communityMemberSchema),
  /** A trade drawn on a practice chart; null in most messages. */
  trade: chatTradeSchema.nullable(),
  picture: chatPictureSchema.nullable(),
  /** What the thread is about, for its first message. */
  topic: shownTopicSchema.nullable().default(null),
  reactions: z.array(reactionSchema),
  /** Shown to visitors on the community page. */
  isQuoted: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

/** The state of a message request from the reader's view; null if both have accepted. */
const requestStates = ['sent', 'received'] as const;

export const conversationSchema = z.object({
  id: conversationIdSchema,
  kind: z.enum(conversationKinds),
  /** For rooms: part of the URL. */
  slug: z.string().nullable(),
  /** For rooms and groups; a direct conversation is named after the other person. */
  title: z.string(),
  description: z.string(),
  /** The room is for owners of this course. */
  courseId: itemIdSchema.nullable(),
  /** The other person in a direct conversation; null for a former member. */
  counterpart: communityMemberSchema.nullable(),
  /** For groups; otherwise null. */
  memberCount: z.number().int().min(0).nullable(),
  /** The sequence number of the last message; 0 if there is none. */
  seq: z.number().int().min(0),
  /** Increases with every change to its messages. */
  revision: z.number().int().min(0),
  /** Earlier messages aren't visible to the reader: in a group, those from before they joined. */
  firstSeq: z.number().int().positive(),
  readSeq: z.number().int().min(0),
  /** When the last message that a member has read was sent. */
  readUntil: z.date().nullable().default(null),
  unread: z.number().int().min(0),
  isMember: z.boolean(),
  isMuted: z.boolean(),
  isArchived: z.boolean(),
  /** Minimum seconds between a member's messages; 0 if slow mode is off. */
  slowSeconds: z.number().int().min(0),
  request: z.enum(requestStates).nullable(),
  /** Whether the reader has blocked the other person. */
  isBlocked: z.boolean(),
  lastMessage: z
    .object({
      sender: communityMemberSchema.nullable(),
      excerpt: z.string(),
      /** It is a picture without text: the excerpt describes it. */
      isPicture: z.boolean().default(false),
      sentAt: z.date(),
    })
    .nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** A page of messages, oldest first. */
export const messagePageSchema = z.object({
  messages: z.array(messageSchema),
  hasBefore: z.boolean(),
  hasAfter: z.boolean(),
  /** The conversation's revision, for fetching later changes. */
  revision: z.number().int().min(0),
  seq: z.number().int().min(0),
  readSeq: z.number().int().min(0),
});
export type MessagePage = z.infer<typeof messagePageSchema>;

export const notificationIdSchema = z.uuid().brand('ChatNotificationId');
export type ChatNotificationId = z.infer<typeof notificationIdSchema>;

export const notificationReasons = ['message', 'mention', 'reply', 'request'] as const;

/** At most one unread notification per person and conversation. */
export const chatNotificationSchema = z.object({
  id: notificationIdSchema,
  userId: userIdSchema,
  conversationId: conversationIdSchema,
  isRead: z.boolean(),
  createdAt: z.date(),
  reason: z.enum(notificationReasons),
  /** The conversation's title, or the other person's name; empty for a former member. */
  title: z.string(),
});
export type ChatNotification = z.infer<typeof chatNotificationSchema>;

const roomSlugSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const roomDraftSchema = z.object({
  slug: roomSlugSchema,
  title: singleLineText(60).min(1),
  description: singleLineText(300),
  courseId: itemIdSchema.nullable(),
  /** Lower positions come first. */
  position: z.number().int().min(0).max(1000),
});
export type RoomDraft = z.infer<typeof roomDraftSchema>;
