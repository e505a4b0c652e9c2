import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';

/** What the academy has planned, for everything outside this module. */
export type EventsApi = {
  /**
   * The next twelve months as an iCalendar file (RFC 5545). An occurrence keeps its UID when it
   * is moved and is absent once it is called off; the text changes only when the plan or the
   * set of upcoming occurrences does.
   */
  calendarFeed(): Promise<string>;
  /** The rest of today and the next `daysAhead` days as they are printed, soonest first. */
  programme(daysAhead: number): Promise<ProgrammeOccurrence[]>;
  /** Which sessions hand out a file. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};

export type ProgrammeOccurrence = {
  readonly title: string;
  readonly description: string;
  /** ISO 8601 in UTC; for an all-day occurrence, midnight on the academy's clock. */
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly type: EventType;
  readonly isAllDay: boolean;
};
