import * as z from 'zod';
import { itemIdSchema, slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { moneySchema } from '../money.ts';

/** What can be bought. A bundle is a package with a one-off price. */
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
  /** The languages a buyer gets the lessons in: of a course, or of a package's courses. */
  lessonLanguages: z.array(languageSchema),
  /** The current price, in euro cents including VAT. */
  price: moneySchema,
  /** The price when the item was added, if different. */
  priceBefore: moneySchema.nullable(),
  /** The bundle in the same cart that contains it, so it isn't charged separately. */
  includedIn: z.string().nullable(),
  /** For a bundle: the credit for parts that the buyer owns, or has in an earlier bundle. */
  credit: moneySchema,
  /** The billing interval; null for a one-off payment. */
  interval: z.enum(['month', 'year']).nullable(),
  quantity: z.number().int().positive(),
  /** False if it was withdrawn in the meantime: it can't be ordered, only removed. */
  isOffered: z.boolean(),
});

export type CartItem = z.infer<typeof cartItemSchema>;

export const cartSchema = z.object({
  /** Increases with every change; an order is created from one version. */
  version: z.number().int(),
  items: z.array(cartItemSchema),
  /** Sum of the available items, minus inclusions and credits. */
  total: moneySchema,
});

export type Cart = z.infer<typeof cartSchema>;
