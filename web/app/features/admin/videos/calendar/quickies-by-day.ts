import type { ManagedVideo } from '@danube/contract/videos/videos.schemas.ts';
import {
  addDays,
  type Day,
  firstDay,
  lastDay,
  type Month,
} from '../../../live/events/calendar/calendar-days.ts';

/** The active quickie of each day. */
export type QuickiesByDay = ReadonlyMap<Day, ManagedVideo>;

export function quickiesByDay(videos: readonly ManagedVideo[]): QuickiesByDay {
  return new Map(
    videos.flatMap((video) => {
      const { quickie } = video;
      const isScheduled = quickie?.isActive && quickie.scheduledDate !== null;
      return isScheduled && quickie.scheduledDate ? [[quickie.scheduledDate, video] as const] : [];
    }),
  );
}

/** How many days of a month, from today on, still lack a quickie. */
export function countFreeDays(month: Month, today: Day, byDay: QuickiesByDay): number {
  const last = lastDay(month);
  let count = 0;
  for (
    let day = firstDay(month) > today ? firstDay(month) : today;
    day <= last;
    day = addDays(day, 1)
  ) {
    if (!byDay.has(day)) count += 1;
  }
  return count;
}
