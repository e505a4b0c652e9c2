import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
import { helpErrors } from './help.errors.ts';
import {
  foundHelpSchema,
  helpArticleSchema,
  helpCardSchema,
  helpSlugSchema,
} from './help.schemas.ts';

const { ARTICLE_NOT_FOUND } = helpErrors;

export const helpContract = {
  /** All articles in display order. */
  list: procedureFor('public')
    .meta(reads('help'))
    .route({ method: 'GET', path: '/help', tags: ['help'] })
    .input(z.object({ language: languageSchema }))
    .output(z.array(helpCardSchema)),

  read: procedureFor('public')
    .meta(reads('help'))
    .route({ method: 'GET', path: '/help/{slug}', tags: ['help'] })
    .errors({ ARTICLE_NOT_FOUND })
    .input(z.object({ slug: helpSlugSchema, language: languageSchema }))
    .output(helpArticleSchema),

  /** Articles in which every word of the query occurs, at least as a prefix; best first. */
  search: procedureFor('public')
    .meta(reads('help'))
    .route({ method: 'GET', path: '/search/help', tags: ['help'] })
    .input(
      z.object({
        query: singleLineText(100),
        language: languageSchema,
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(foundHelpSchema)),
};
