import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';

/** Props of each calendar view. */
export type ShownSessions = {
  sessions: readonly ManagedOccurrence[];
  day: string;
  today: string;
  now: Date;
};
