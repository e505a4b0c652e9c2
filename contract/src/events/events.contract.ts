import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { eventErrors } from './events.errors.ts';
import {
  calendarMonthSchema,
  materialIdSchema,
  occurrenceAddressSchema,
  occurrencePageSchema,
  occurrenceSchema,
  ownRegistrationSchema,
  ownRegistrationsSchema,
  timeZoneSchema,
} from './events.schemas.ts';

const { MATERIAL_NOT_FOUND, MONTH_OUT_OF_REACH, OCCURRENCE_NOT_FOUND, REGISTRATION_REFUSED } =
  eventErrors;
const { LINK_INVALID } = identityErrors;

const daysAheadSchema = z.coerce.number().int().min(1).max(92).default(7);
const tags = ['events'];

export const eventsContract = {
  /**
   * Occurrences that have not ended, soonest first: the rest of today and the next `daysAhead`
   * whole days on the academy's clock.
   */
  upcoming: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/upcoming', tags })
    .input(z.object({ daysAhead: daysAheadSchema }))
    .output(z.array(occurrenceSchema)),

  /**
   * What takes place in a month, past days included, soonest first. A month is a day longer at
   * both ends than on the academy's clock, so that it is whole on every other clock too.
   */
  inMonth: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/months/{month}', tags })
    .errors({ MONTH_OUT_OF_REACH })
    .input(z.object({ month: calendarMonthSchema }))
    .output(z.array(occurrenceSchema)),

  /** One occurrence for everyone: cancelled and past ones too, as far as the plan goes back. */
  page: procedureFor('public')
    .meta(reads('events', 'videos', 'catalogue'))
    .route({ method: 'GET', path: '/events/pages/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema.extend({ language: languageSchema }))
    .output(occurrencePageSchema),

  /** Where the caller stands with an occurrence. */
  registration: procedureFor('member')
    .meta(reads('events', 'videos'))
    .route({ method: 'GET', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema)
    .output(ownRegistrationSchema),

  /** Takes a place, or the place that was offered; on the waiting list if there is none. */
  register: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND, REGISTRATION_REFUSED })
    .input(occurrenceAddressSchema.extend({ timeZone: timeZoneSchema }))
    .output(ownRegistrationSchema),

  /** Gives the place back, refuses the offer or leaves the waiting list. */
  unregister: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema)
    .output(ownRegistrationSchema),

  /** The same by the link of an email (`#cancel=<token>` behind the page's address). */
  unregisterByLink: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/events/unregister', tags })
    .errors({ LINK_INVALID })
    .input(z.object({ token: z.string().min(1).max(300) }))
    .output(z.object({ title: z.string() })),

  /** A link to a file of the occurrence, for who has a place; it ends after a minute. */
  materialLink: procedureFor('member', 'download')
    .route({ method: 'POST', path: '/me/events/{slug}/{date}/materials/{materialId}', tags })
    .errors({ OCCURRENCE_NOT_FOUND, MATERIAL_NOT_FOUND })
    .input(occurrenceAddressSchema.extend({ materialId: materialIdSchema }))
    .output(z.object({ url: z.string(), fileName: z.string() })),

  /** What the caller has a place for, waits for or was offered, and hasn't ended; soonest first. */
  registrations: procedureFor('member')
    .meta(reads('events', 'videos'))
    .route({ method: 'GET', path: '/me/events', tags })
    .output(ownRegistrationsSchema),
};
