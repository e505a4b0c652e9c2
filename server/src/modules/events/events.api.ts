import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { FileUse } from '@danube/contract/media/media.schemas.ts';
import type { Tx } from '../../platform/database.ts';

/** The event plan for other modules. */
export type EventsApi = {
  /**
   * The next twelve months as an iCalendar file (RFC 5545). An occurrence keeps its UID when it is
   * moved and disappears once it is cancelled; the text only changes with the plan or the set of
   * upcoming occurrences.
   */
  calendarFeed(): Promise<string>;
  /** The rest of today and the next `daysAhead` days for printing, soonest first. */
  programme(daysAhead: number): Promise<ProgrammeOccurrence[]>;
  /** Members who have joined a session since this time. */
  findParticipants(tx: Tx, since: Date): Promise<string[]>;
  /** The title of an occurrence with a public page; null if there is none. */
  findTitle(tx: Tx, at: { slug: string; date: string }): Promise<string | null>;
  /** Which sessions use a file. */
  describeUses(tx: Tx, itemIds: readonly string[]): Promise<FileUse[]>;
};

export type ProgrammeOccurrence = {
  readonly title: string;
  readonly description: string;
  /** ISO 8601 in UTC; for an all-day occurrence, midnight in the academy's time zone. */
  readonly startsAt: string;
  readonly durationMinutes: number;
  readonly type: EventType;
  readonly isAllDay: boolean;
};
