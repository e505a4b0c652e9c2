import { procedureFor } from '../base.ts';
import { sessionSchema } from './identity.schemas.ts';

export const identityContract = {
  /** Who is asking, or null for a visitor. */
  session: procedureFor('public')
    .route({ method: 'GET', path: '/session', tags: ['identity'] })
    .output(sessionSchema.nullable()),
};
