import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { defaultLanguage } from '../locale.ts';
import { aims } from './aims.ts';
import { pathErrors } from './paths.errors.ts';
import {
  learningPathSchema,
  pathCardSchema,
  placementResultSchema,
  placementSchema,
} from './paths.schemas.ts';

const tags = ['paths'];
const { PATH_NOT_FOUND } = pathErrors;
const language = languageSchema.default(defaultLanguage);

/** Learning paths across several courses, and the placement test that suggests one. */
export const pathsContract = {
  list: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/paths', tags })
    .input(z.object({ language }))
    .output(z.array(pathCardSchema)),

  read: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/paths/{slug}', tags })
    .errors({ PATH_NOT_FOUND })
    .input(z.object({ slug: slugSchema, language }))
    .output(learningPathSchema),

  /** The questions without the correct answers. */
  placement: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/placement', tags })
    .input(z.object({ language }))
    .output(placementSchema),

  /** Grades the answers without storing them. An unanswered question counts as wrong. */
  place: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/placement/result', tags })
    .input(
      z.object({
        aim: z.enum(aims).default('unsure'),
        language,
        /** Choice numbers from 1 by question name, as in `q2:3`. */
        answers: z
          .array(z.string().regex(/^q\d{1,2}:\d{1,2}$/))
          .max(40)
          .default([]),
      }),
    )
    .output(placementResultSchema),
};
