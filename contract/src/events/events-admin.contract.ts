import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { videoIdSchema } from '../videos/videos.schemas.ts';
import { eventErrors } from './events.errors.ts';
import {
  attendanceMonthSchema,
  calendarDateSchema,
  changePreviewSchema,
  eventDraftSchema,
  eventIdSchema,
  eventPlanSchema,
  intendedChangeSchema,
  managedOccurrenceSchema,
  materialIdSchema,
  materialSchema,
  materialTitleSchema,
  occurrenceChangeSchema,
  participantSchema,
} from './events.schemas.ts';

const {
  EVENT_NOT_FOUND,
  MATERIAL_NOT_USABLE,
  OCCURRENCE_NOT_FOUND,
  RECORDING_NOT_USABLE,
  RECURRENCE_RULE_INVALID,
  SERIES_OVERLAPS,
} = eventErrors;

const tags = ['events'];
const maxSpanDays = 62;

/** One occurrence of a plan, by the day where the plan puts it. */
const occurrence = z.object({ id: eventIdSchema, date: calendarDateSchema });

const spanSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= maxSpanDays, {
    path: ['to'],
  });

export const eventsAdminContract = {
  /** Every planned event with its rule and exceptions, newest plan first. */
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events', tags })
    .output(z.array(eventPlanSchema)),

  /** What the calendar shows from one day to another, both included; cancelled ones too. */
  occurrences: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/occurrences', tags })
    .input(spanSchema)
    .output(z.array(managedOccurrenceSchema)),

  /** What a change would do, told before it is made; nothing is written. */
  preview: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/events/preview', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(intendedChangeSchema)
    .output(changePreviewSchema),

  /** Plans a one-off or a series. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/events', tags, successStatus: 201 })
    .errors({ RECURRENCE_RULE_INVALID })
    .input(eventDraftSchema)
    .output(eventPlanSchema),

  /**
   * Plans an event, or this part of a series, again. Exceptions whose occurrence the new plan no
   * longer has are dropped; people who registered for one are told that it is cancelled.
   */
  change: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}', tags })
    .errors({ EVENT_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(eventDraftSchema.safeExtend({ id: eventIdSchema }))
    .output(eventPlanSchema),

  /** Plans one occurrence and all that follow again; answers the new part of the series. */
  changeFollowing: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/following/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(occurrence.extend({ draft: eventDraftSchema }))
    .output(eventPlanSchema),

  /** Ends the series before an occurrence, with all its later parts; without earlier ones it's gone. */
  endSeries: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}/following/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ ended: z.literal(true) })),

  /** Removes the whole series. Removing what is already gone is not an error. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}', tags })
    .input(z.object({ id: eventIdSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Cancels or moves one occurrence, or gives it a title, host, room or size of its own. */
  changeOccurrence: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/occurrences/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence.extend({ change: occurrenceChangeSchema }))
    .output(eventPlanSchema),

  /** The occurrence happens as planned. */
  restoreOccurrence: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}/occurrences/{date}', tags })
    .errors({ EVENT_NOT_FOUND })
    .input(occurrence)
    .output(eventPlanSchema),

  /** Offers a film of ITV as the replay of an occurrence; null takes it away. */
  setRecording: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/occurrences/{date}/recording', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECORDING_NOT_USABLE })
    .input(occurrence.extend({ videoId: videoIdSchema.nullable() }))
    .output(z.object({ recorded: z.boolean() })),

  /** The files that who registered for an occurrence can download. */
  materials: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/{id}/occurrences/{date}/materials', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.array(materialSchema)),

  addMaterial: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/events/{id}/occurrences/{date}/materials', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, MATERIAL_NOT_USABLE })
    .input(occurrence.extend({ fileId: fileIdSchema, title: materialTitleSchema }))
    .output(materialSchema),

  /** Removing what is already gone is not an error. */
  removeMaterial: procedureFor('admin', 'content', 'write')
    .route({
      method: 'DELETE',
      path: '/events/{id}/occurrences/{date}/materials/{materialId}',
      tags,
    })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence.extend({ materialId: materialIdSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Who has a place, was offered one or waits, in the order in which they came. */
  participants: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/events/{id}/occurrences/{date}/participants', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ people: z.array(participantSchema), total: z.number().int() })),

  /** All of them as a file; the audit log notes who took it. */
  exportParticipants: procedureFor('admin', 'people', 'export')
    .route({ method: 'POST', path: '/events/{id}/occurrences/{date}/participants.csv', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ fileName: z.string(), csv: z.string() })),

  /** The last twelve months, the current one included, newest first. */
  attendance: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/attendance', tags })
    .output(z.array(attendanceMonthSchema)),
};

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
