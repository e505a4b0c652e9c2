import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';

const dayMs = 24 * 60 * 60_000;

const daysOf = {
  /** For a course that was never opened: once, and not long after it was bought. */
  unopened: { after: 3, until: 17 },
  /** For a course that was started: after this long without progress. */
  unfinished: { after: 14, until: 60 },
} as const;

const maxPerCourse = 3;
const minDaysBetween = 7;

type ReminderKind = keyof typeof daysOf;

export type SentReminder = {
  readonly courseId: ItemId;
  readonly kind: ReminderKind;
  readonly sentAt: Date;
};

/** A course that a person has or started. */
export type CourseActivity = {
  readonly courseId: ItemId;
  /** The last progress; for a course that was never opened, when they got it. */
  readonly since: Date;
  readonly kind: ReminderKind;
};

export type DueReminder = Pick<CourseActivity, 'courseId' | 'kind'>;

/** When the last activity must have been for a reminder to be due. */
export function reminderPeriod(kind: ReminderKind, now: Date): { from: Date; to: Date } {
  const { after, until } = daysOf[kind];
  return { from: daysBefore(now, until), to: daysBefore(now, after) };
}

/**
 * What a person could be reminded of now: started courses first, latest first. Empty while the last
 * reminder is less than a week old; the caller sends one.
 */
export function findDueReminders(
  courses: readonly CourseActivity[],
  sent: readonly SentReminder[],
  now: Date,
): DueReminder[] {
  if (sent.some(({ sentAt }) => sentAt > daysBefore(now, minDaysBetween))) return [];
  return courses
    .filter((course) => isDue(course, sent, now))
    .toSorted(
      (one, other) =>
        Number(other.kind === 'unfinished') - Number(one.kind === 'unfinished') ||
        other.since.getTime() - one.since.getTime(),
    )
    .map(({ courseId, kind }) => ({ courseId, kind }));
}

function isDue(
  { courseId, kind, since }: CourseActivity,
  sent: readonly SentReminder[],
  now: Date,
): boolean {
  const { from, to } = reminderPeriod(kind, now);
  if (since < from || since > to) return false;
  const about = sent.filter((reminder) => reminder.courseId === courseId);
  if (kind === 'unopened') return about.length === 0;
  // A reminder that had no effect is only repeated after the same time has passed again.
  return about.length < maxPerCourse && about.every(({ sentAt }) => sentAt <= to);
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs);
}
