import * as z from 'zod';
import { languageSchema } from './identity/identity.schemas.ts';

/** From one place of a text to another, in UTF-16 units: a word that was searched for. */
const markSchema = z.tuple([z.number().int().min(0), z.number().int().min(0)]);

export type SearchMark = z.infer<typeof markSchema>;

/** Why something was found. Plain text: what people wrote is never HTML. */
export const searchMatchSchema = z.object({
  titleMarks: z.array(markSchema),
  /** Where the words were found, cut to a sentence or two. */
  excerpt: z.string(),
  excerptMarks: z.array(markSchema),
  excerptLanguage: languageSchema,
});

export type SearchMatch = z.infer<typeof searchMatchSchema>;
