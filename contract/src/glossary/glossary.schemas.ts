import * as z from 'zod';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';

export const termCardSchema = z.object({
  slug: slugSchema,
  term: z.string(),
  /** The language it is written in, which may differ from the page's. */
  language: languageSchema,
});

export type TermCard = z.infer<typeof termCardSchema>;

/** Which lessons link a term: none if it is also an everyday word. */
export const termReaches = ['everywhere', 'course', 'nowhere'] as const;

/** The lesson that teaches a term, by course and lesson slug. */
const taughtInSchema = z.object({ course: slugSchema, slug: slugSchema });

/** A term that lessons link at its first use. */
export const linkedTermSchema = termCardSchema.extend({
  lesson: taughtInSchema,
  /** In other courses the word has a different meaning. */
  isOnlyInCourse: z.boolean(),
});

export type LinkedTerm = z.infer<typeof linkedTermSchema>;

export const glossaryTermSchema = termCardSchema.extend({
  /** Plain text, like the example; two sentences. */
  definition: z.string(),
  example: z.string(),
  lesson: taughtInSchema,
  /** Other terms of the same lesson. */
  related: z.array(termCardSchema),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const foundTermSchema = termCardSchema.extend(searchMatchSchema.shape);

export type FoundTerm = z.infer<typeof foundTermSchema>;
