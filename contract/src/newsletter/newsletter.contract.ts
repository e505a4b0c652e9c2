import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { emailSchema, languageSchema } from '../identity/identity.schemas.ts';

const tags = ['newsletter'];
const token = z.string().regex(/^[\w-]{43}$/);
const done = z.object({});

const newsletterErrors = {
  /** Used, expired, or never issued. */
  LINK_INVALID: { status: 410 },
} as const;

/** Double opt-in: subscribers confirm by the link in the first email. */
export const newsletterContract = {
  /** Responds the same for every address. */
  subscribe: procedureFor('public', 'mail')
    .route({ method: 'POST', path: '/newsletter/subscriptions', tags })
    .input(z.object({ email: emailSchema, language: languageSchema }))
    .output(done),

  confirm: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/newsletter/confirmations', tags })
    .errors(newsletterErrors)
    .input(z.object({ token }))
    .output(done),

  /** Idempotent. */
  leave: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/newsletter/departures', tags })
    .errors(newsletterErrors)
    .input(z.object({ token }))
    .output(done),
};
