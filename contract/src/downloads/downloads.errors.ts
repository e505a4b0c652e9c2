import * as z from 'zod';

export const downloadErrors = {
  /** The item has no such file, or is not public. */
  DOWNLOAD_NOT_FOUND: { status: 404 },
  /** The member does not own it, or no longer. */
  NOT_ENTITLED: { status: 403, data: z.object({ why: z.enum(['notOwned', 'ended']) }) },
} as const;
