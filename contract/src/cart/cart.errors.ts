import * as z from 'zod';

export const cartErrors = {
  ALREADY_IN_CART: { status: 409, data: z.object({ title: z.string() }) },
  /** The member already owns it permanently. */
  ALREADY_OWNED: { status: 409, data: z.object({ title: z.string() }) },
  /** The member has a subscription to it that will renew. */
  ALREADY_SUBSCRIBED: { status: 409, data: z.object({ title: z.string() }) },
  /** It's free, so there is nothing to buy. */
  ITEM_IS_FREE: { status: 409 },
  CART_FULL: { status: 409 },
} as const;
