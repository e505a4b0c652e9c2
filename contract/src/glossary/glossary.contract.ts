import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { singleLineText } from '../text.ts';
import { glossaryErrors } from './glossary.errors.ts';
import {
  foundTermSchema,
  glossaryTermSchema,
  linkedTermSchema,
  termCardSchema,
} from './glossary.schemas.ts';

const { TERM_NOT_FOUND } = glossaryErrors;

const tags = ['glossary'];

export const glossaryContract = {
  /** All terms in alphabetical order. */
  list: procedureFor('public')
    .meta(reads('glossary'))
    .route({ method: 'GET', path: '/glossary', tags })
    .output(z.array(termCardSchema)),

  /** The terms that lessons link to. */
  links: procedureFor('public')
    .meta(reads('glossary'))
    .route({ method: 'GET', path: '/glossary-links', tags })
    .output(z.array(linkedTermSchema)),

  read: procedureFor('public')
    .meta(reads('glossary'))
    .route({ method: 'GET', path: '/glossary/{slug}', tags })
    .errors({ TERM_NOT_FOUND })
    .input(z.object({ slug: slugSchema }))
    .output(glossaryTermSchema),

  /** Terms in which every word of the query occurs, at least as a prefix; best first. */
  search: procedureFor('public')
    .meta(reads('glossary'))
    .route({ method: 'GET', path: '/search/glossary', tags })
    .input(
      z.object({
        query: singleLineText(100),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(foundTermSchema)),
};
