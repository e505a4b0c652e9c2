import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { CalendarAttachment } from '../../../platform/mail.ts';
import { toCalendarEntry } from '../calendar-entry.ts';
import type { PlannedOccurrence } from '../occurrences.ts';
import { calendarProduct } from '../render-calendar-feed.ts';

type Invitation = {
  readonly siteUrl: string;
  readonly organizer: string;
  readonly attendee: string;
  /** The plan no longer contains it, so its sequence number doesn't include the cancellation. */
  readonly isGone?: boolean;
};

/** One occurrence for a person's calendar: an invitation or a cancellation. */
export function renderCalendarInvite(
  occurrence: PlannedOccurrence,
  { siteUrl, organizer, attendee, isGone = false }: Invitation,
): CalendarAttachment {
  const entry = toCalendarEntry(occurrence, siteUrl);
  const isCancelled = isGone || entry.status === ICalEventStatus.CANCELLED;
  const calendar = ical({
    prodId: calendarProduct,
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    events: [
      {
        ...entry,
        sequence: (entry.sequence ?? 0) + (isGone ? 1 : 0),
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: calendarProduct.company, email: organizer },
        attendees: [
          {
            email: attendee,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
            rsvp: false,
          },
        ],
      },
    ],
  });
  return {
    fileName: 'session.ics',
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    content: `${calendar.toString()}\r\n`,
  };
}
