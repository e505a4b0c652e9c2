import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import {
  type ChatNotificationId,
  type ConversationId,
  conversationKinds,
  type MessageId,
  notificationReasons,
  reactionKinds,
} from '@danube/contract/community/community.schemas.ts';
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
 * Rooms, groups and direct conversations. Anyone who writes in one locks its row first: that gives
 * messages their dense places, and everything that happens to them a revision.
 */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').$type<ConversationId>().primaryKey(),
    kind: text('kind', { enum: conversationKinds }).notNull(),
    /** Of rooms. */
    slug: text('slug').unique(),
    /** Of rooms and groups. */
    title: text('title'),
    description: text('description').notNull().default(''),
    /** Whose owners a room is for; null if it is open to all members. */
    courseId: uuid('course_id')
      .$type<ItemId>()
      .references(() => catalogueItems.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
    /** The two of a direct conversation, in the order of their ids; null for a former member. */
    lowId: text('low_id').references(() => users.id, { onDelete: 'set null' }),
    highId: text('high_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who wrote first, until the other one accepts. */
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    declinedAt: moment('declined_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The place of the last message. */
    seq: integer('seq').notNull().default(0),
    revision: integer('revision').notNull().default(0),
    /** Kept by a trigger, so that lists need not count. */
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

/** Who is in a conversation, and how far they have read: unread is a subtraction. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationId: conversationId(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The place of the last message when they came. */
    joinedSeq: integer('joined_seq').notNull(),
    readSeq: integer('read_seq').notNull(),
    isMuted: boolean('is_muted').notNull().default(false),
    /** A request that was declined is in nobody's list but the sender's. */
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
    /** The sender's name for it, permanently: what is sent again is the same message. */
    clientId: uuid('client_id').notNull(),
    /** Markdown as it was typed; empty once it was removed. */
    text: text('text').notNull(),
    /** The first message of the thread that this one belongs to. */
    replyTo: uuid('reply_to').$type<MessageId>(),
    mentions: text('mentions').array().notNull().default([]),
    /** As it was drawn; graded when it is read. */
    trade: jsonb('trade').$type<TradeDraft>(),
    sentAt: moment('sent_at').notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    /** A moderator's decision; the text stays for the appeal. */
    hiddenAt: moment('hidden_at'),
    /** Whom visitors see quoted. */
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

/** What a message said before it was edited, for moderators. */
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

/** Who wants to hear nothing from whom. */
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

/** What the bell shows: for a person and a conversation at most one that is unread. */
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
