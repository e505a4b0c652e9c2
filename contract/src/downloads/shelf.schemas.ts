import * as z from 'zod';
import { itemWithFilesSchema } from '../catalogue/catalogue.schemas.ts';
import { accessSchema } from '../entitlements/entitlements.schemas.ts';

/** An item of a member that has files. */
export const shelfItemSchema = z.object({
  item: itemWithFilesSchema,
  /** False if its page is no longer public; buyers keep access. */
  isPublic: z.boolean(),
  access: accessSchema,
  /** The last download; null if there was none. */
  fetchedAt: z.date().nullable(),
  /** The file was replaced since the last download. */
  hasNewVersion: z.boolean(),
});

export type ShelfItem = z.infer<typeof shelfItemSchema>;
