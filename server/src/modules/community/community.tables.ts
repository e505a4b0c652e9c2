import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ChatPicture, PictureId } from '@danube/contract/community/chat-picture.ts';
import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import {
  type ChatNotificationId,
  type ConversationId,
  conversationKinds,
  type MessageId,
  notificationReasons,
  reactionKinds,
  type ShownTopic,
} from '@danube/contract/community/community.schemas.ts';
import { rejectionReasons } from '@danube/contract/media/media.schemas.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { catalogueItems } from '../catalogue/catalogue.tables.ts';
import { users } from '../identity/identity.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Rooms, groups and direct conversations. Every write locks the row first, so that messages get
 * gapless positions, and every change a revision.
 */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').$type<ConversationId>().primaryKey(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** For rooms. */
    slug: text('slug').unique(),
    /** For rooms and groups. */
    title: text('title'),
    description: text('description').notNull().default(''),
    /** The room is for owners of this course; null if it is open to all members. */
    courseId: uuid('course_id')
      .$type<ItemId>()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** The two people of a direct conversation, ordered by id; null for a former member. */
    lowId: text('low_id').references(() => users.id, { onDelete: 'set null' }),
    highId: text('high_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who sent the request, until the other person accepts. */
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    declinedAt: moment('declined_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The position of the last message. */
    seq: integer('seq').notNull().default(0),
    revision: integer('revision').notNull().default(0),
    /** Maintained by a trigger, so that lists don't have to count. */
    memberCount: integer('member_count').notNull().default(0),
    slowSeconds: integer('slow_seconds').notNull().default(0),
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
    lastMessageAt: moment('last_message_at').notNull(),
  },
  (table) => [
    check('chat_conversations_kind', sql`${table.kind} in ('room', 'group', 'direct')`),
    check('chat_conversations_room', sql`(${table.kind} = 'room') = (${table.slug} is not null)`),
    check('chat_conversations_title', sql`(${table.kind} = 'direct') = (${table.title} is null)`),
    check(
      'chat_conversations_pair',
      sql`${table.kind} = 'direct' or (${table.lowId} is null and ${table.highId} is null)`,
    ),
    unique('chat_conversations_direct').on(table.lowId, table.highId),
    index('chat_conversations_rooms')
      .on(table.position, table.id)
      .where(sql`${table.kind} = 'room'`),
    index('chat_conversations_created').on(table.createdBy, table.createdAt),
    index('chat_conversations_requested').on(table.requestedBy),
    index('chat_conversations_high').on(table.highId),
    index('chat_conversations_course').on(table.courseId),
  ],
);

const conversationId = () =>
  uuid('conversation_id')
    .$type<ConversationId>()
    .notNull()
    .references(() => chatConversations.id, { onDelete: 'cascade' });

/** The members of a conversation and their read positions: the unread count is a subtraction. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: conversationId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The position of the last message when they joined. */
    joinedSeq: integer('joined_seq').notNull(),
    readSeq: integer('read_seq').notNull(),
    isMuted: boolean('is_muted').notNull().default(false),
    /** A declined request only stays in the sender's list. */
    isHidden: boolean('is_hidden').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    check('chat_members_read', sql`${table.readSeq} >= ${table.joinedSeq}`),
    index('chat_members_user').on(table.userId),
  ],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').$type<MessageId>().primaryKey(),
    conversationId: conversationId(),
    seq: integer('seq').notNull(),
    revision: integer('revision').notNull(),
    /** Null for a former member. */
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    /** The sender's permanent id for it, so that a retry doesn't send it twice. */
    clientId: uuid('client_id').notNull(),
    /** Markdown as typed; empty after a removal. */
    text: text('text').notNull(),
    /** The first message of its thread. */
    replyTo: uuid('reply_to').$type<MessageId>(),
    mentions: text('mentions').array().notNull().default([]),
    /** As it was drawn; graded on every read. */
    trade: jsonb('trade').$type<TradeDraft>(),
    /** The page that the thread is about, set on its first message. */
    topic: jsonb('topic').$type<ShownTopic>(),
    /** As displayed; the bytes are in storage, and `chat_pictures` has the uploader. */
    picture: jsonb('picture').$type<ChatPicture>(),
    sentAt: moment('sent_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** A moderator's decision; the text stays for an appeal. */
    hiddenAt: moment('hidden_at'),
    /** Set if visitors may read it. */
    quotedAt: moment('quoted_at'),
    words: tsvector('words').notNull(),
  },
  (table) => [
    unique('chat_messages_place').on(table.conversationId, table.seq),
    unique('chat_messages_once').on(table.senderId, table.clientId),
    foreignKey({ columns: [table.replyTo], foreignColumns: [table.id] }).onDelete('set null'),
    check('chat_messages_removed', sql`${table.removedAt} is null or ${table.text} = ''`),
    index('chat_messages_changes').on(table.conversationId, table.revision),
    index('chat_messages_thread').on(table.replyTo).where(sql`${table.replyTo} is not null`),
    index('chat_messages_sent').on(table.conversationId, table.sentAt),
    // For retention: without this index, every night would read all messages that were ever
    // removed.
    index('chat_messages_kept')
      .on(table.conversationId, table.sentAt)
      .where(sql`${table.removedAt} is null`),
    index('chat_messages_mentions')
      .using('gin', table.mentions)
      .where(sql`${table.mentions} <> '{}'`),
    index('chat_messages_words').using('gin', table.words),
    index('chat_messages_quoted').on(table.quotedAt).where(sql`${table.quotedAt} is not null`),
  ],
);

const messageId = () =>
  uuid('message_id')
    .$type<MessageId>()
    .notNull()
    .references(() => chatMessages.id, { onDelete: 'cascade' });

/** The thread of a post or live session; see `contract/src/community/topics.ts`. */
export const chatTopics = pgTable(
  'chat_topics',
  { topic: text('topic').primaryKey(), messageId: messageId() },
  (table) => [uniqueIndex('chat_topics_message').on(table.messageId)],
);

/** Members' uploaded pictures, until their message is removed. */
export const chatPictures = pgTable(
  'chat_pictures',
  {
    id: uuid('id').$type<PictureId>().primaryKey(),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it is sent. */
    messageId: uuid('message_id')
      .$type<MessageId>()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['uploading', 'checking', 'ready', 'refused'] }).notNull(),
    refusal: text('refusal', { enum: rejectionReasons }),
    /** The size the browser announced. */
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('chat_pictures_message').on(table.messageId),
    index('chat_pictures_uploader').on(table.uploadedBy),
    index('chat_pictures_unsent').on(table.createdAt).where(sql`${table.messageId} is null`),
  ],
);

/** Earlier texts of edited messages, for moderators. */
export const chatEdits = pgTable(
  'chat_edits',
  { messageId: messageId(), editedAt: moment('edited_at').notNull(), text: text('text').notNull() },
  (table) => [index('chat_edits_message').on(table.messageId, table.editedAt)],
);

export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: messageId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: reactionKinds }).notNull(),
    reactedAt: moment('reacted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId, table.kind] }),
    index('chat_reactions_user').on(table.userId),
  ],
);

/** Who has blocked whom. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    blockerId: text('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedAt: moment('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('chat_blocks_blocked').on(table.blockedId),
  ],
);

/** When someone's last digest was compiled, even if it wasn't sent. */
export const chatDigests = pgTable('chat_digests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  lastAt: moment('last_at').notNull(),
});

/** The notifications behind the bell: at most one unread per person and conversation. */
export const chatNotifications = pgTable(
  'chat_notifications',
  {
    id: uuid('id').$type<ChatNotificationId>().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversationId: conversationId(),
    isRead: boolean('is_read').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    reason: text('reason', { enum: notificationReasons }).notNull(),
  },
  (table) => [
    uniqueIndex('chat_notifications_unread')
      .on(table.userId, table.conversationId)
      .where(sql`not ${table.isRead}`),
    index('chat_notifications_newest')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`not ${table.isRead}`),
    index('chat_notifications_conversation').on(table.conversationId),
  ],
);
