import type { LearningWeek } from '@danube/contract/learning/home.schemas.ts';

/** A day of the member's week, starting on Monday. */
export type WeekDay = { readonly date: Date; readonly lessons: number; readonly isToday: boolean };

const daysOfAWeek = 7;

/** The week of an instant, in the browser's time zone. */
export function weekOf({ finishedAt }: Pick<LearningWeek, 'finishedAt'>, now: Date): WeekDay[] {
  const sinceMonday = (now.getDay() + 6) % daysOfAWeek;
  return Array.from({ length: daysOfAWeek }, (_, index) => {
    const date = dayOf(now, index - sinceMonday);
    const end = dayOf(now, index - sinceMonday + 1);
    const lessons = finishedAt.filter((moment) => moment >= date && moment < end).length;
    return { date, lessons, isToday: index === sinceMonday };
  });
}

/** Midnight some days later, because days aren't all 24 hours long. */
function dayOf(moment: Date, days: number): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);
}

export function daysLearned(week: readonly WeekDay[]): number {
  return week.filter(({ lessons }) => lessons > 0).length;
}
