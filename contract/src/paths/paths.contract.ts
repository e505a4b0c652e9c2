import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { pathErrors } from './paths.errors.ts';
import {
  aims,
  learningPathSchema,
  pathCardSchema,
  placementResultSchema,
  placementSchema,
} from './paths.schemas.ts';

const tags = ['paths'];
const { PATH_NOT_FOUND } = pathErrors;

/** Plans that string lessons of several courses together, and the test that says where to start. */
export const pathsContract = {
  list: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/paths', tags })
    .output(z.array(pathCardSchema)),

  read: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/paths/{slug}', tags })
    .errors({ PATH_NOT_FOUND })
    .input(z.object({ slug: slugSchema }))
    .output(learningPathSchema),

  /** The questions without what is right about them. */
  placement: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/placement', tags })
    .output(placementSchema),

  /** Checks answers and keeps none of them. A question without an answer counts as not known. */
  place: procedureFor('public')
    .meta(reads('paths'))
    .route({ method: 'GET', path: '/placement/result', tags })
    .input(
      z.object({
        aim: z.enum(aims).default('unsure'),
        /** Numbers of the choices from 1, by the names of the questions, as `q2:3`. */
        answers: z
          .array(z.string().regex(/^q\d{1,2}:\d{1,2}$/))
          .max(40)
          .default([]),
      }),
    )
    .output(placementResultSchema),
};
