import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { helpTopics } from './help-topics.ts';

export const helpTopicSchema = z.enum(helpTopics);

export const helpSlugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const helpCardSchema = z.object({
  slug: helpSlugSchema,
  topic: helpTopicSchema,
  title: z.string(),
  summary: z.string(),
  /** The language it is shown in: English if there is no translation. */
  language: languageSchema,
  availableIn: z.array(languageSchema),
});

export type HelpCard = z.infer<typeof helpCardSchema>;

export const helpArticleSchema = helpCardSchema.extend({
  /** Markdown. */
  body: z.string(),
});

export type HelpArticle = z.infer<typeof helpArticleSchema>;

export const foundHelpSchema = helpCardSchema.extend(searchMatchSchema.shape);

export type FoundHelp = z.infer<typeof foundHelpSchema>;
