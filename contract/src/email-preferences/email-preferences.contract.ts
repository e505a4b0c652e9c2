import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { timeZoneSchema } from '../events/events.schemas.ts';
import { digestFrequencies, emailKinds } from './email-kinds.ts';

const tags = ['email preferences'];
const done = z.object({});

const emailPreferencesSchema = z.object({
  /** About a course the member bought or started. */
  learningReminders: z.boolean(),
  communityDigest: z.enum(digestFrequencies),
});

export type EmailPreferences = z.infer<typeof emailPreferencesSchema>;

const changeSchema = emailPreferencesSchema.partial();

export type EmailPreferencesChange = z.infer<typeof changeSchema>;

/** Which emails a member wants. Emails about the account, orders and sessions aren't optional. */
export const emailPreferencesContract = {
  mine: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/me/email-preferences', tags })
    .output(emailPreferencesSchema),

  change: procedureFor('member', 'write')
    .route({ method: 'PATCH', path: '/me/email-preferences', tags })
    .input(changeSchema)
    .output(done),

  /** The browser's time zone, so that no email arrives at night. */
  noteTimeZone: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/time-zone', tags })
    .input(z.object({ timeZone: timeZoneSchema }))
    .output(done),

  /** The link of an email turns its kind off, without signing in. Idempotent. */
  stop: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/email-preferences/departures', tags })
    .errors({
      /** Not signed by us, or the account was deleted. */
      LINK_INVALID: { status: 410 },
    })
    .input(
      z.object({
        token: z
          .string()
          .max(300)
          .regex(/^[\w.-]+$/),
      }),
    )
    .output(z.object({ kind: z.enum(emailKinds) })),
};
