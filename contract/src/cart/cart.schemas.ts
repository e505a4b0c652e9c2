import * as z from 'zod';
import { itemIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { moneySchema } from '../money.ts';

/** What can be bought. A bundle is a package that is paid once. */
export const itemTypes = ['course', 'book', 'subscription', 'indicator', 'bundle'] as const;

export const itemTypeSchema = z.enum(itemTypes);

export type ItemType = (typeof itemTypes)[number];

export const cartItemIdSchema = z.uuid().brand('CartItemId');

export type CartItemId = z.infer<typeof cartItemIdSchema>;

export const cartItemSchema = z.object({
  id: cartItemIdSchema,
  itemType: itemTypeSchema,
  itemId: itemIdSchema,
  slug: slugSchema,
  title: z.string(),
  /** The current price, in euro cents including VAT. */
  price: moneySchema,
  /** What it asked when the item was added, where that differs. */
  priceBefore: moneySchema.nullable(),
  /** The bundle in the same cart that contains it, so it isn't charged separately. */
  includedIn: z.string().nullable(),
  /** For a bundle: the credit for parts that the buyer owns, or has in an earlier bundle. */
  credit: moneySchema,
  /** How often it is paid; null if once. */
  interval: z.enum(['month', 'year']).nullable(),
  quantity: z.number().int().positive(),
  /** False if it was withdrawn meanwhile: it cannot be ordered, only removed. */
  isOffered: z.boolean(),
});

export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({
  /** Moves with every change; an order is made of one version. */
  version: z.number().int(),
  items: z.array(cartItemSchema),
  /** Of what is offered, less what is included or credited. */
  total: moneySchema,
});

export type Cart = z.infer<typeof cartSchema>;
