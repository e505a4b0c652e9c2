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
  foundRecordingSchema,
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

/** One occurrence, identified by its planned day. */
const occurrence = z.object({ id: eventIdSchema, date: calendarDateSchema });

const spanSchema = z
  .object({ from: calendarDateSchema, to: calendarDateSchema })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) <= maxSpanDays, {
    path: ['to'],
  });

export const eventsAdminContract = {
  /** Every planned event with its rule and exceptions, newest first. */
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events', tags })
    .output(z.array(eventPlanSchema)),

  /** The calendar between two days, both inclusive, with cancelled occurrences. */
  occurrences: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/occurrences', tags })
    .input(spanSchema)
    .output(z.array(managedOccurrenceSchema)),

  /** The effects of a change before it is made; nothing is written. */
  preview: procedureFor('admin', 'content')
    .route({ method: 'POST', path: '/events/preview', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(intendedChangeSchema)
    .output(changePreviewSchema),

  /** Creates a one-off event or a series. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/events', tags, successStatus: 201 })
    .errors({ RECURRENCE_RULE_INVALID })
    .input(eventDraftSchema)
    .output(eventPlanSchema),

  /**
   * Changes an event, or this part of a series. Exceptions for dates that no longer exist are
   * dropped; people registered for them are notified of the cancellation.
   */
  change: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}', tags })
    .errors({ EVENT_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(eventDraftSchema.safeExtend({ id: eventIdSchema }))
    .output(eventPlanSchema),

  /** Changes one occurrence and all following ones; returns the new part of the series. */
  changeFollowing: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/following/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECURRENCE_RULE_INVALID, SERIES_OVERLAPS })
    .input(occurrence.extend({ draft: eventDraftSchema }))
    .output(eventPlanSchema),

  /**
   * Ends the series before an occurrence, with all later parts; without earlier occurrences it is
   * removed.
   */
  endSeries: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}/following/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ ended: z.literal(true) })),

  /** Removes the whole series. Idempotent. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}', tags })
    .input(z.object({ id: eventIdSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Cancels or moves one occurrence, or overrides its title, host, room or capacity. */
  changeOccurrence: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/occurrences/{date}', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence.extend({ change: occurrenceChangeSchema }))
    .output(eventPlanSchema),

  /** Discards the exception, so that the occurrence takes place as planned. */
  restoreOccurrence: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/events/{id}/occurrences/{date}', tags })
    .errors({ EVENT_NOT_FOUND })
    .input(occurrence)
    .output(eventPlanSchema),

  /** Sets an ITV video as the replay of an occurrence; null removes it. */
  setRecording: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/events/{id}/occurrences/{date}/recording', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND, RECORDING_NOT_USABLE })
    .input(occurrence.extend({ videoId: videoIdSchema.nullable() }))
    .output(z.object({ recorded: z.boolean() })),

  /** Recordings from the watched folder that belong to no session yet, oldest first. */
  recordings: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/recordings', tags })
    .output(z.array(foundRecordingSchema)),

  /** Takes a recording off that list; the video stays. */
  dismissRecording: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/events/recordings/dismiss', tags })
    .input(z.object({ name: z.string().max(1024) }))
    .output(z.object({ dismissed: z.boolean() })),

  /** The files that registered people can download. */
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

  /** Idempotent: removing a missing file isn't an error. */
  removeMaterial: procedureFor('admin', 'content', 'write')
    .route({
      method: 'DELETE',
      path: '/events/{id}/occurrences/{date}/materials/{materialId}',
      tags,
    })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence.extend({ materialId: materialIdSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Everyone registered, offered a place or waiting, in order of registration. */
  participants: procedureFor('admin', 'people')
    .route({ method: 'GET', path: '/events/{id}/occurrences/{date}/participants', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ people: z.array(participantSchema), total: z.number().int() })),

  /** All of them as a file; the export is audited. */
  exportParticipants: procedureFor('admin', 'people', 'export')
    .route({ method: 'POST', path: '/events/{id}/occurrences/{date}/participants.csv', tags })
    .errors({ EVENT_NOT_FOUND, OCCURRENCE_NOT_FOUND })
    .input(occurrence)
    .output(z.object({ fileName: z.string(), csv: z.string() })),

  /** The last twelve months including the current one, newest first. */
  attendance: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/events/attendance', tags })
    .output(z.array(attendanceMonthSchema)),
};

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
