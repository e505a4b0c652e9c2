import * as z from 'zod';
import {
  chatNotificationSchema,
  communityMemberSchema,
  conversationIdSchema,
  messageSchema,
} from './community/community.schemas.ts';

/** A person's own data. */
const ownTopics = ['cart', 'orders', 'learning', 'commissions'] as const;
const causedTopics = ['content', ...ownTopics] as const;

/** The requests that caused it; missing if something else did. */
const by = z.array(z.string()).optional();

/**
 * Everything that happened to a room's messages after one revision, up to another. A tab whose own
 * revision is older than `after` has missed changes and fetches them.
 */
const roomChangesSchema = z.object({
  conversationId: conversationIdSchema,
  after: z.number().int(),
  revision: z.number().int(),
  messages: z.array(
    // Parsed from JSON, which has no dates.
    messageSchema.extend({ sentAt: z.coerce.date(), editedAt: z.coerce.date().nullable() }),
  ),
});

/** Someone in a direct conversation or a group is typing. Never stored; shown for a few seconds. */
export const typingMessageSchema = z.object({
  topic: z.literal('typing'),
  conversationId: conversationIdSchema,
  person: communityMemberSchema,
});

export type TypingMessage = z.infer<typeof typingMessageSchema>;

export type RoomChanges = z.infer<typeof roomChangesSchema>;

/**
 * The messages of the live stream. Apart from a person's own notifications they contain no data:
 * they say what to refetch, so that a lost or repeated message can never show wrong data.
 */
export const liveMessageSchema = z.discriminatedUnion('topic', [
  /** Content tags, as declared by the procedures that read them. */
  z.object({ topic: z.literal('content'), tags: z.array(z.string()), by }),
  /** The person's cart, orders, learning progress or commissions; for staff also the payouts. */
  z.object({ topic: z.enum(ownTopics), by }),
  /**
   * Something was written, changed or read in these conversations: the tab fetches each one's
   * changes since its revision. Notifications are sent as stored; a deleted one in its last state.
   */
  z.object({
    topic: z.literal('chat'),
    conversations: z.array(conversationIdSchema),
    notifications: z
      .array(
        z.object({
          event: z.enum(['insert', 'update', 'delete']),
          // Parsed from JSON, which has no dates.
          record: chatNotificationSchema.extend({ createdAt: z.coerce.date() }),
        }),
      )
      .default([]),
    /** Messages of open rooms, in place of their ids in `conversations`. */
    changes: z.array(roomChangesSchema).optional(),
    /** Those of `conversations` in which more than messages changed. */
    about: z.array(conversationIdSchema).optional(),
    /** The person has blocked someone: from then on their streams carry no messages. */
    hasBlocked: z.boolean().optional(),
    /** Conversations that the person joined or left, so that the stream follows them. */
    joined: z.array(conversationIdSchema).default([]),
    left: z.array(conversationIdSchema).default([]),
  }),
  /** The cursor is older than the stored updates: everything on screen must be refetched. */
  z.object({ topic: z.literal('reset') }),
  /** The session ended elsewhere; the stream closes after this. */
  z.object({ topic: z.literal('signed-out') }),
  typingMessageSchema,
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Messages that name the requests that caused them. */
export type CausedMessage = Extract<LiveMessage, { topic: (typeof causedTopics)[number] }>;

export function hasCauses(message: LiveMessage): message is CausedMessage {
  return causedTopics.some((topic) => topic === message.topic);
}

export type ChatUpdate = Extract<LiveMessage, { topic: 'chat' }>;

/** Two messages merged into one; null if they differ and both must be sent. */
export function mergeLiveMessages(first: LiveMessage, second: LiveMessage): LiveMessage | null {
  if (first.topic === 'chat' && second.topic === 'chat') return mergeChat(first, second);
  if (first.topic === 'content' && second.topic === 'content') {
    return {
      topic: 'content',
      tags: union(first.tags, second.tags),
      ...mergeCauses(first, second),
    };
  }
  if (first.topic !== second.topic) return null;
  return hasCauses(first) && hasCauses(second)
    ? { ...second, ...mergeCauses(first, second) }
    : second;
}

/** Only known if it is known for both. */
function mergeCauses(first: CausedMessage, second: CausedMessage): { by?: string[] } {
  return { by: first.by && second.by && union(first.by, second.by) };
}

function mergeChat(first: ChatUpdate, second: ChatUpdate): ChatUpdate {
  const { joined, left } = second;
  return {
    topic: 'chat',
    conversations: union(first.conversations, second.conversations),
    notifications: [...first.notifications, ...second.notifications],
    // Someone who left and rejoined is a member.
    joined: union(without(first.joined, left), joined),
    left: union(without(first.left, joined), left),
    changes: both(first.changes, second.changes),
    about: both(first.about, second.about),
    hasBlocked: first.hasBlocked ?? second.hasBlocked,
  };
}

/** Undefined if neither update has any, which keeps most of them short. */
function both<Each>(first?: readonly Each[], second?: readonly Each[]): Each[] | undefined {
  return first || second ? [...(first ?? []), ...(second ?? [])] : undefined;
}

function union<Each>(first: readonly Each[], second: readonly Each[]): Each[] {
  return [...new Set([...first, ...second])];
}

function without<Each>(all: readonly Each[], gone: readonly Each[]): Each[] {
  return all.filter((one) => !gone.includes(one));
}
