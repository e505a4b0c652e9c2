import { procedureFor, reads } from '../base.ts';
import { locationSchema } from './location.schemas.ts';

export const locationContract = {
  /**
   * Where the caller is; the country is empty if nobody knows it. The address is said back to
   * whom it belongs to and kept nowhere.
   */
  find: procedureFor('public', 'location')
    .meta(reads())
    .route({ method: 'GET', path: '/location', tags: ['location'] })
    .output(locationSchema),
};
