import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { academyTimeZone, type DateView, formatDate } from '../../../lib/format-date.ts';
import { remembered } from '../../../lib/format-locale.ts';

const twelveHours = remembered(
  (_locales, timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);

/** As an announcement says it: 6:00 PM in English, 18:00 elsewhere. */
export function announcedTime(instant: Date, view: DateView): string {
  if (view.language !== 'en') return formatDate(instant, 'time', view);
  // Engines differ in the kind of space, and a line must not break there anyway.
  return twelveHours(view.language, view.timeZone).format(instant).replace(/\s/, '\u00a0');
}

/** HH:MM in every language: the widget is specified so, though some write a dot. */
export function clockTime(occurrence: Occurrence, view: DateView): string | undefined {
  if (occurrence.scheduledTime === null) return undefined;
  return formatDate(occurrence.startsAt, 'time', { ...view, language: 'en' });
}

/**
 * The clock on which an occurrence's day is read. A day is a date of the academy's calendar: on
 * the visitor's clock it could begin the evening before.
 */
export function viewOf(occurrence: Occurrence, view: DateView): DateView {
  return occurrence.scheduledTime === null ? { ...view, timeZone: academyTimeZone } : view;
}

/** For machines: an instant, or a date where a whole day is meant. */
export function machineTime(
  occurrence: Pick<Occurrence, 'scheduledDate' | 'scheduledTime' | 'startsAt'>,
): string {
  return occurrence.scheduledTime === null
    ? occurrence.scheduledDate
    : occurrence.startsAt.toISOString();
}
