import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { contactErrors } from './contact.errors.ts';
import { contactMessageSchema } from './contact.schemas.ts';

const { MESSAGE_REFUSED } = contactErrors;

export const contactContract = {
  /**
   * Sends a message to the contact mailbox, and a confirmation with a reference to the sender. The
   * confirmation doesn't quote the message: the address may be someone else's.
   */
  send: procedureFor('public', 'contact')
    .route({ method: 'POST', path: '/contact', tags: ['contact'], successStatus: 202 })
    .errors({ MESSAGE_REFUSED })
    .input(contactMessageSchema)
    .output(z.object({ reference: z.string() })),
};
