import * as z from 'zod';
import { languageSchema } from './identity/identity.schemas.ts';

/** Start and end of a matched word, in UTF-16 units. */
const markSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

export type SearchMark = z.infer<typeof markSchema>;

/** Where the match is. Plain text: user content is never HTML. */
export const searchMatchSchema = z.object({
  titleMarks: z.array(markSchema),
  /** The matching passage, cut to a sentence or two. */
  excerpt: z.string(),
  excerptMarks: z.array(markSchema),
  excerptLanguage: languageSchema,
});

export type SearchMatch = z.infer<typeof searchMatchSchema>;
