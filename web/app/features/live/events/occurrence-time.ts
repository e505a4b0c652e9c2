import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { academyTimeZone, type DateView, formatDate } from '../../../lib/format-date.ts';
import { cachedByLanguage } from '../../../lib/format-locale.ts';

const twelveHours = cachedByLanguage(
  (_locales, timeZone) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
);

/** As in announcements: 6:00 PM in English, 18:00 elsewhere. */
export function announcedTime(instant: Date, view: DateView): string {
  if (view.language !== 'en') return formatDate(instant, 'time', view);
  // Engines use different kinds of space, and the line must not break there anyway.
  return twelveHours(view.language, view.timeZone).format(instant).replace(/\s/, '\u00a0');
}

/** HH:MM in every language, as the widget is specified, although some use a dot. */
export function clockTime(occurrence: Occurrence, view: DateView): string | undefined {
  if (occurrence.scheduledTime === null) return undefined;
  return formatDate(occurrence.startsAt, 'time', { ...view, language: 'en' });
}

/**
 * The time zone for an occurrence's day. An all-day one is a date in the academy's calendar: in the
 * visitor's time zone it could start the evening before.
 */
export function dateViewFor(occurrence: Occurrence, view: DateView): DateView {
  return occurrence.scheduledTime === null ? { ...view, timeZone: academyTimeZone } : view;
}

/** For the datetime attribute: an instant, or a date for a whole day. */
export function dateTimeAttribute(
  occurrence: Pick<Occurrence, 'scheduledDate' | 'scheduledTime' | 'startsAt'>,
): string {
  return occurrence.scheduledTime === null
    ? occurrence.scheduledDate
    : occurrence.startsAt.toISOString();
}
