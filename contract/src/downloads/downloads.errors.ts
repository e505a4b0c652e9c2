import * as z from 'zod';

export const downloadErrors = {
  /** The item has no such file, or isn't public. */
  DOWNLOAD_NOT_FOUND: { status: 404 },
  /** The member doesn't own it, or no longer does. */
  NOT_ENTITLED: { status: 403, data: z.object({ why: z.enum(['notOwned', 'ended']) }) },
} as const;
