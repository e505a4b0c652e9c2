/** An instant as ISO 8601 with zone, e.g. `2026-11-17T17:00:00Z`. */
type Instant = string;

/** IANA name of the reader's time zone, e.g. `Europe/Bratislava`. */
type TimeZone = string;

/** One live session, in the reader's time zone. */
type Session = {
  firstName: string;
  eventTitle: string;
  startsAt: Instant;
  timeZone: TimeZone;
  durationMinutes: number;
  pageUrl: string;
  /**
   * Open to everyone, so the reader has a reminder instead of a place. Absent in emails that an
   * earlier release enqueued.
   */
  isOpen?: boolean;
};

type Attending = {
  /** Our join link; null if there is no room. */
  joinUrl: string | null;
  /** Cancels the registration or reminder without signing in. */
  cancelUrl: string;
  /** Absent in emails that an earlier release enqueued. */
  isRecorded?: boolean;
};

/** For people who register for a live session, or want a reminder of an open one. */
export type EventMail =
  /** These and cancellations have a calendar invitation attached. */
  | (Session & Attending & { kind: 'event-registered' })
  | (Session & Attending & { kind: 'event-changed' })
  | (Session & { kind: 'event-cancelled' })
  | (Session & Attending & { kind: 'event-reminder' })
  /** A place became free and is held for the reader. */
  | (Session & { kind: 'event-offer'; offeredUntil: Instant; cancelUrl: string });
