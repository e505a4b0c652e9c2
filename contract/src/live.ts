import * as z from 'zod';

/**
 * What the live stream says. News carry no rows: they say what to look at again, so that
 * a lost or repeated message can never show wrong data.
 */
export const liveMessageSchema = z.discriminatedUnion('topic', [
  /** Content tags, as the procedures that read them declare them. */
  z.object({ topic: z.literal('content'), tags: z.array(z.string()) }),
  /** The person's own cart, orders, or what they have learned. */
  z.object({ topic: z.enum(['cart', 'orders', 'learning']) }),
  /** The cursor is older than what is kept: everything shown must be asked for again. */
  z.object({ topic: z.literal('reset') }),
  /** The session ended elsewhere; the stream closes after this. */
  z.object({ topic: z.literal('signed-out') }),
]);

export type LiveMessage = z.infer<typeof liveMessageSchema>;
