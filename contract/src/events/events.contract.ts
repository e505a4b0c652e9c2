import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { identityErrors } from '../identity/identity.errors.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { singleLineText } from '../text.ts';
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
import { foundSessionSchema } from './found-session.schemas.ts';

const { MATERIAL_NOT_FOUND, MONTH_OUT_OF_REACH, OCCURRENCE_NOT_FOUND, REGISTRATION_REFUSED } =
  eventErrors;
const { LINK_INVALID } = identityErrors;

const daysAheadSchema = z.coerce.number().int().min(1).max(92).default(7);
const tags = ['events'];

export const eventsContract = {
  /**
   * Occurrences that haven't ended, soonest first: the rest of today and the next `daysAhead` whole
   * days in the academy's time zone.
   */
  upcoming: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/upcoming', tags })
    .input(z.object({ daysAhead: daysAheadSchema }))
    .output(z.array(occurrenceSchema)),

  /**
   * The occurrences of a month, including past days, soonest first. Padded by a day at both ends,
   * so that the month is complete in every time zone.
   */
  inMonth: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/months/{month}', tags })
    .errors({ MONTH_OUT_OF_REACH })
    .input(z.object({ month: calendarMonthSchema }))
    .output(z.array(occurrenceSchema)),

  /**
   * One occurrence as everyone sees it, including cancelled and past ones, as far back as the plan
   * goes.
   */
  page: procedureFor('public')
    .meta(reads('events', 'videos', 'catalogue'))
    .route({ method: 'GET', path: '/events/pages/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema.extend({ language: languageSchema }))
    .output(occurrencePageSchema),

  /** Upcoming sessions, the next date of each, and past ones with a replay. */
  search: procedureFor('public')
    .meta(reads('events', 'videos'))
    .route({ method: 'GET', path: '/search/events', tags })
    .input(
      z.object({
        query: singleLineText(100),
        language: languageSchema,
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(foundSessionSchema)),

  /** The caller's registration for an occurrence. */
  registration: procedureFor('member')
    .meta(reads('events', 'videos'))
    .route({ method: 'GET', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema)
    .output(ownRegistrationSchema),

  /** Books a place, accepts an offered one, or joins the waiting list if it's full. */
  register: procedureFor('member', 'write')
    .route({ method: 'PUT', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND, REGISTRATION_REFUSED })
    .input(occurrenceAddressSchema.extend({ timeZone: timeZoneSchema }))
    .output(ownRegistrationSchema),

  /** Cancels the registration, declines the offer or leaves the waiting list. */
  unregister: procedureFor('member', 'write')
    .route({ method: 'DELETE', path: '/me/events/{slug}/{date}', tags })
    .errors({ OCCURRENCE_NOT_FOUND })
    .input(occurrenceAddressSchema)
    .output(ownRegistrationSchema),

  /** The same through an email link (`#cancel=<token>` after the page's URL). */
  unregisterByLink: procedureFor('public', 'useLink')
    .route({ method: 'POST', path: '/events/unregister', tags })
    .errors({ LINK_INVALID })
    .input(z.object({ token: z.string().min(1).max(300) }))
    .output(z.object({ title: z.string() })),

  /** A link to a file of the occurrence, for registered people; valid for one minute. */
  materialLink: procedureFor('member', 'download')
    .route({ method: 'POST', path: '/me/events/{slug}/{date}/materials/{materialId}', tags })
    .errors({ OCCURRENCE_NOT_FOUND, MATERIAL_NOT_FOUND })
    .input(occurrenceAddressSchema.extend({ materialId: materialIdSchema }))
    .output(z.object({ url: z.string(), fileName: z.string() })),

  /**
   * The caller's registrations, waiting list entries and offers that haven't ended, soonest first.
   */
  registrations: procedureFor('member')
    .meta(reads('events', 'videos'))
    .route({ method: 'GET', path: '/me/events', tags })
    .output(ownRegistrationsSchema),
};
