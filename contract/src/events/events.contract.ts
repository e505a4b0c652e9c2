import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { eventErrors } from './events.errors.ts';
import {
  calendarMonthSchema,
  eventDraftSchema,
  eventExceptionSchema,
  eventIdSchema,
  eventPlanSchema,
  occurrenceSchema,
} from './events.schemas.ts';

const { EVENT_NOT_FOUND, MONTH_OUT_OF_REACH, OCCURRENCE_NOT_FOUND, RECURRENCE_RULE_INVALID } =
  eventErrors;

const daysAheadSchema = z.coerce.number().int().min(1).max(92).default(7);

export const eventsContract = {
  /**
   * Occurrences that have not ended, soonest first: the rest of today and the next `daysAhead`
   * whole days on the academy's clock.
   */
  upcoming: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/upcoming', tags: ['events'] })
    .input(z.object({ daysAhead: daysAheadSchema }))
    .output(z.array(occurrenceSchema)),

  /**
   * What takes place in a month, past days included, soonest first. A month is a day longer at
   * both ends than on the academy's clock, so that it is whole on every other clock too.
   */
  inMonth: procedureFor('public')
    .meta(reads('events'))
    .route({ method: 'GET', path: '/events/months/{month}', tags: ['events'] })
    .errors({ MONTH_OUT_OF_REACH })
    .input(z.object({ month: calendarMonthSchema }))
    .output(z.array(occurrenceSchema)),

  /** Every planned event with its rule and exceptions, newest plan first. */
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events', tags: ['events'] })
    .output(z.array(eventPlanSchema)),

  /** Plans a one-off or a series. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/events', tags: ['events'], successStatus: 201 })
    .errors({ RECURRENCE_RULE_INVALID })
    .input(eventDraftSchema)
    .output(eventPlanSchema),

  /** Plans an event anew. Exceptions whose occurrence the new plan no longer has are dropped. */
  change: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}', tags: ['events'] })
    .errors({ EVENT_NOT_FOUND, RECURRENCE_RULE_INVALID })
    .input(eventDraftSchema.safeExtend({ id: eventIdSchema }))
    .output(eventPlanSchema),

  /** Removing what is already gone is not an error: the wish is fulfilled. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}', tags: ['events'] })
    .input(z.object({ id: eventIdSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Calls one occurrence off, or moves it when `movedTo` names another start. */
  changeOccurrence: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/exceptions/{occurrenceStart}', tags: ['events'] })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(eventExceptionSchema.extend({ id: eventIdSchema }))
    .output(eventPlanSchema),

  /** Takes an exception back: the occurrence happens as planned. */
  restoreOccurrence: procedureFor('admin', 'content', 'write')
    .route({
      method: 'DELETE',
      path: '/events/{id}/exceptions/{occurrenceStart}',
      tags: ['events'],
    })
    .errors({ EVENT_NOT_FOUND })
    .input(eventExceptionSchema.pick({ occurrenceStart: true }).extend({ id: eventIdSchema }))
    .output(eventPlanSchema),
};
