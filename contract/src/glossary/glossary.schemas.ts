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

/** In which lessons a term is linked: not at all where it is an everyday word as well. */
export const termReaches = ['everywhere', 'course', 'nowhere'] as const;

/** The lesson that teaches a term, by the names of the course and the lesson. */
const taughtInSchema = z.object({ course: slugSchema, slug: slugSchema });

/** A term that lessons link where they first use it. */
export const linkedTermSchema = termCardSchema.extend({
  lesson: taughtInSchema,
  /** Elsewhere the word means something else. */
  isOnlyInCourse: z.boolean(),
});

export type LinkedTerm = z.infer<typeof linkedTermSchema>;

export const glossaryTermSchema = termCardSchema.extend({
  /** Plain text, like the example: what it means, in two sentences. */
  definition: z.string(),
  example: z.string(),
  lesson: taughtInSchema,
  /** Other terms of the same lesson. */
  related: z.array(termCardSchema),
});

export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;

export const foundTermSchema = termCardSchema.extend(searchMatchSchema.shape);

export type FoundTerm = z.infer<typeof foundTermSchema>;
