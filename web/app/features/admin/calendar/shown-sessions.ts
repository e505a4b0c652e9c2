import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';

/** What each view of the calendar draws. */
export type ShownSessions = {
  sessions: readonly ManagedOccurrence[];
  day: string;
  today: string;
  now: Date;
};
