import * as z from 'zod';
import { searchMatchSchema } from '../search-match.ts';
import { occurrenceSchema } from './events.schemas.ts';

/** A session in search results. Separate, so that the landing page doesn't load it. */
export const foundSessionSchema = occurrenceSchema.extend(searchMatchSchema.shape).extend({
  /** It is over, and its recording can be watched. */
  hasReplay: z.boolean(),
});

export type FoundSession = z.infer<typeof foundSessionSchema>;
