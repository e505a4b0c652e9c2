import * as z from 'zod';
import { chatNotificationSchema, conversationIdSchema } from './community/community.schemas.ts';

/** Of a person's own things. */
const ownTopics = ['cart', 'orders', 'learning', 'commissions'] as const;
const actTopics = ['content', ...ownTopics] as const;

/** The requests that did it; missing where it was done by something else. */
const by = z.array(z.string()).optional();

/**
 * What the live stream says. News carry no rows but a person's own notifications: they say what to
 * look at again, so that a lost or repeated message can never show wrong data.
 */
export const liveMessageSchema = z.discriminatedUnion('topic', [
  /** Content tags, as the procedures that read them declare them. */
  z.object({ topic: z.literal('content'), tags: z.array(z.string()), by }),
  /** The person's own cart, orders, what they have learned, or what they earned. */
  z.object({ topic: z.enum(ownTopics), by }),
  /**
   * In these conversations something was written, changed or read: each is requested again after
   * the revision that the tab has. Notifications come as they were stored: one that was deleted as
   * it was last.
   */
  z.object({
    topic: z.literal('chat'),
    conversations: z.array(conversationIdSchema),
    notifications: z
      .array(
        z.object({
          event: z.enum(['insert', 'update', 'delete']),
          // Read out of JSON, which has no dates.
          record: chatNotificationSchema.extend({ createdAt: z.coerce.date() }),
        }),
      )
      .default([]),
    /** Conversations that the person came into or left, so that the stream listens to them. */
    joined: z.array(conversationIdSchema).default([]),
    left: z.array(conversationIdSchema).default([]),
  }),
  /** The cursor is older than what is kept: everything shown must be asked for again. */
  z.object({ topic: z.literal('reset') }),
  /** The session ended elsewhere; the stream closes after this. */
  z.object({ topic: z.literal('signed-out') }),
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Messages that say which requests did it. */
export type ActMessage = Extract<LiveMessage, { topic: (typeof actTopics)[number] }>;

export function namesActs(message: LiveMessage): message is ActMessage {
  return actTopics.some((topic) => topic === message.topic);
}

export type ChatUpdate = Extract<LiveMessage, { topic: 'chat' }>;

/** Two that say one thing together; null if they are unlike and both must be said. */
export function mergeLive(first: LiveMessage, second: LiveMessage): LiveMessage | null {
  if (first.topic === 'chat' && second.topic === 'chat') return mergeChat(first, second);
  if (first.topic === 'content' && second.topic === 'content') {
    return { topic: 'content', tags: union(first.tags, second.tags), ...byBoth(first, second) };
  }
  if (first.topic !== second.topic) return null;
  return namesActs(first) && namesActs(second) ? { ...second, ...byBoth(first, second) } : second;
}

/** Known of both only where it is known of each. */
function byBoth(first: ActMessage, second: ActMessage): { by?: string[] } {
  return { by: first.by && second.by && union(first.by, second.by) };
}

function mergeChat(first: ChatUpdate, second: ChatUpdate): ChatUpdate {
  const { joined, left } = second;
  return {
    topic: 'chat',
    conversations: union(first.conversations, second.conversations),
    notifications: [...first.notifications, ...second.notifications],
    // Anyone who left and came again is in.
    joined: union(without(first.joined, left), joined),
    left: union(without(first.left, joined), left),
  };
}

function union<Each>(first: readonly Each[], second: readonly Each[]): Each[] {
  return [...new Set([...first, ...second])];
}

function without<Each>(all: readonly Each[], gone: readonly Each[]): Each[] {
  return all.filter((one) => !gone.includes(one));
}
