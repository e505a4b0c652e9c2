import { academyTimeZone } from '@danube/contract/academy-time-zone.ts';
import type { OccurrenceEffect } from '@danube/contract/events/events.schemas.ts';
import { Temporal } from 'temporal-polyfill';
import { isCancelled, type PlannedOccurrence } from './occurrences.ts';

export type Effect = 'added' | 'changed' | 'cancelled' | 'unchanged';

type Occurrence = PlannedOccurrence | null;

/** What a change means for registered people. A new room or host isn't worth an email. */
export function decideEffect(before: Occurrence, after: Occurrence): Effect {
  const [was, is] = [takesPlace(before), takesPlace(after)];
  if (!was) return is ? 'added' : 'unchanged';
  if (!is) return 'cancelled';
  const isSame =
    was.start.equals(is.start) && was.end.equals(is.end) && was.event.title === is.event.title;
  return isSame ? 'unchanged' : 'changed';
}

/** What subscribed calendars see at their next refresh. */
export function decideFeedEffect(before: Occurrence, after: Occurrence): OccurrenceEffect['feed'] {
  const effect = decideEffect(before, after);
  return effect === 'cancelled' && after === null ? 'removed' : effect;
}

export function takesPlace(occurrence: Occurrence): Occurrence {
  return occurrence && !isCancelled(occurrence) ? occurrence : null;
}

/** At clock changes a local time may not exist, or exist twice. */
export function findClockChange(occurrence: Occurrence): OccurrenceEffect['clockChange'] {
  if (!occurrence || occurrence.event.isAllDay) return null;
  const wanted = occurrence.own?.movedTo ?? occurrence.plannedStart;
  const local = Temporal.PlainDateTime.from(wanted);
  const earlier = local.toZonedDateTime(academyTimeZone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(academyTimeZone, { disambiguation: 'later' });
  if (earlier.equals(later)) return null;
  return earlier.toPlainDateTime().equals(local) ? 'repeated' : 'skipped';
}
