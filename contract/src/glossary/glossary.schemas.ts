import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';

export const termCardSchema = z.object({
  slug: slugSchema,
  term: z.string(),
  /** The language it is written in, whatever language the page is in. */
  language: languageSchema,
});

export type TermCard = z.infer<typeof termCardSchema>;

export const glossaryTermSchema = termCardSchema.extend({
  /** Plain text, like the example: what it means, in two sentences. */
  definition: z.string(),
  example: z.string(),
  /** The lesson that teaches it, by the names of the course and the lesson. */
  lesson: z.object({ course: slugSchema, slug: slugSchema }),
  /** Other terms of the same lesson. */
  related: z.array(termCardSchema),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const foundTermSchema = termCardSchema.extend(searchMatchSchema.shape);

export type FoundTerm = z.infer<typeof foundTermSchema>;
