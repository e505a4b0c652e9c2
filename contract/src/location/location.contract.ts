import { procedureFor, reads } from '../base.ts';
import { locationSchema } from './location.schemas.ts';

export const locationContract = {
  /**
   * The caller's location; the country is empty if unknown. The IP address is only returned to its
   * owner and never stored.
   */
  find: procedureFor('public', 'location')
    .meta(reads())
    .route({ method: 'GET', path: '/location', tags: ['location'] })
    .output(locationSchema),
};
