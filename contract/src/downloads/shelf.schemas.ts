import * as z from 'zod';
import { itemWithFilesSchema } from '../catalogue/catalogue.schemas.ts';
import { accessSchema } from '../entitlements/entitlements.schemas.ts';

/** Something of a member's that comes as files. */
export const shelfItemSchema = z.object({
  item: itemWithFilesSchema,
  /** False once the public can no longer see its page; what was bought stays. */
  isPublic: z.boolean(),
  access: accessSchema,
  /** The last time; null if it was never fetched. */
  fetchedAt: z.date().nullable(),
  /** The file they fetched last was replaced since. */
  hasNewVersion: z.boolean(),
});

export type ShelfItem = z.infer<typeof shelfItemSchema>;
