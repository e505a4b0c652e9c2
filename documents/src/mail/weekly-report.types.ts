import type { AttentionName, FigureName } from '@danube/contract/today-names.ts';

/**
 * Today's summary of a week, for staff who subscribed to it. Contains only what their roles cover.
 */
export type WeeklyReportMail = {
  kind: 'weekly-report';
  firstName: string;
  /** An instant of the first day and one of the last. */
  from: string;
  to: string;
  timeZone: string;
  figures: readonly {
    name: FigureName;
    unit: 'count' | 'cents';
    lastWeek: number;
    weekBefore: number;
  }[];
  attention: readonly { name: AttentionName; count: number }[];
  /** What changed sales most. */
  driver: { item: string; country: string | null } | null;
  nextSession: { title: string; startsAt: string; isLive: boolean; isAllDay: boolean } | null;
  /** Some parts couldn't be read. */
  isPartial: boolean;
  todayUrl: string;
};
