import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { emailSchema, languageSchema } from '../identity/identity.schemas.ts';

const tags = ['newsletter'];
const token = z.string().regex(/^[\w-]{43}$/);
const done = z.object({});

const newsletterErrors = {
  /** Used, too old, or never ours. */
  LINK_INVALID: { status: 410 },
} as const;

/** Letters to those who asked for them twice: on the page, and by the link in the first mail. */
export const newsletterContract = {
  /** The answer is the same for every address. */
  subscribe: procedureFor('public', 'mail')
    .route({ method: 'POST', path: '/newsletter/subscriptions', tags })
    .input(z.object({ email: emailSchema, language: languageSchema }))
    .output(done),

  confirm: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/newsletter/confirmations', tags })
    .errors(newsletterErrors)
    .input(z.object({ token }))
    .output(done),

  /** Leaving twice is not an error. */
  leave: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/newsletter/departures', tags })
    .errors(newsletterErrors)
    .input(z.object({ token }))
    .output(done),
};
