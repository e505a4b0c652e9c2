/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** IANA name of the reader's zone, e.g. `Europe/Bratislava`. */
type TimeZone = string;

/** One live session, in the zone of the reader. */
type Session = {
  firstName: string;
  eventTitle: string;
  startsAt: Instant;
  timeZone: TimeZone;
  durationMinutes: number;
  pageUrl: string;
};

type Attending = {
  /** Our own address, which leads into the room; null if there is none. */
  joinUrl: string | null;
  /** Gives the place back without signing in. */
  cancelUrl: string;
};

/** To someone who wants to come to a live session. */
export type EventMail =
  /** An appointment for the calendar is attached to these and to a cancellation. */
  | (Session & Attending & { kind: 'event-registered' })
  | (Session & Attending & { kind: 'event-changed' })
  | (Session & { kind: 'event-cancelled' })
  | (Session & Attending & { kind: 'event-reminder' })
  /** A place became free and is kept for the reader. */
  | (Session & { kind: 'event-offer'; offeredUntil: Instant; cancelUrl: string });
