import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { contactErrors } from './contact.errors.ts';
import { contactMessageSchema } from './contact.schemas.ts';

const { MESSAGE_REFUSED } = contactErrors;

export const contactContract = {
  /**
   * Sends a message to the academy's desk, and to its writer a confirmation with a reference and
   * nothing of what was written: the address may be a stranger's.
   */
  send: procedureFor('public', 'contact')
    .route({ method: 'POST', path: '/contact', tags: ['contact'], successStatus: 202 })
    .errors({ MESSAGE_REFUSED })
    .input(contactMessageSchema)
    .output(z.object({ reference: z.string() })),
};
