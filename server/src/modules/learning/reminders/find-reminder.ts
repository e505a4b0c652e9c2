import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { lessonOutline, lessonsOf } from '@danube/contract/catalogue/draft/outline.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Tx } from '../../../platform/database.ts';
import { hasCertificate } from '../certificates/certificates.repository.ts';
import { findNextLesson, isDone } from '../home/find-next-lesson.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';
import {
  type CourseActivity,
  type DueReminder,
  findDueReminders,
  reminderPeriod,
} from './find-due-reminders.ts';
import { findLastProgress, findRemindersOf } from './reminders.repository.ts';

type Deps = Pick<
  LearningDependencies,
  'catalogue' | 'entitlements' | 'clock' | 'withdrawableUntil'
>;
type Reader = { readonly userId: string; readonly language: LanguageCode };

/** A reminder with everything its email says. */
export type Reminder = DueReminder & {
  readonly courseTitle: string;
  readonly courseSlug: string;
  readonly lessonTitle: string;
  readonly lessonSlug: string;
  readonly minutes: number;
  readonly done: number;
  readonly lessons: number;
  /** The withdrawal right that opening a lesson would end; null if there is none. */
  readonly withdrawal: { readonly until: Date; readonly isLessonFree: boolean } | null;
};

/** The one reminder that is due for a person; null if there is none. */
export async function findReminder(deps: Deps, tx: Tx, reader: Reader): Promise<Reminder | null> {
  const sent = await findRemindersOf(tx, reader.userId);
  const courses = await findActivity(deps, tx, reader.userId);
  for (const due of findDueReminders(courses, sent, deps.clock.now())) {
    const reminder = await describe(deps, tx, { ...reader, ...due });
    if (reminder) return reminder;
  }
  return null;
}

/** Courses the person started, and those they got recently and never opened. */
async function findActivity(
  { catalogue, entitlements, clock }: Deps,
  tx: Tx,
  userId: string,
): Promise<CourseActivity[]> {
  const begun = await findLastProgress(tx, userId);
  const period = reminderPeriod('unopened', clock.now());
  const rights = await entitlements.findUnused(tx, { ...period, userId });
  const items = await catalogue.findItems(
    tx,
    rights.map(({ itemId }) => itemId),
  );
  const isStarted = new Set<ItemId>(begun.map(({ courseId }) => courseId));
  const unopened = rights.flatMap(({ itemId, grantedAt }) => {
    const item = items.find(({ id }) => id === itemId);
    return [itemId, ...(item?.includes ?? [])]
      .filter((courseId) => !isStarted.has(courseId))
      .map((courseId) => ({ courseId, since: grantedAt, kind: 'unopened' as const }));
  });
  return [
    ...begun.map(({ courseId, lastAt }) => ({
      courseId,
      since: lastAt,
      kind: 'unfinished' as const,
    })),
    ...unopened,
  ];
}

/** Null if it isn't a course, is complete, or no longer belongs to the person. */
async function describe(
  deps: Deps,
  tx: Tx,
  { userId, language, courseId, kind }: Reader & DueReminder,
): Promise<Reminder | null> {
  const { catalogue, entitlements } = deps;
  // Free lessons of a course they don't own: a reminder would be advertising.
  const access = await entitlements.accessTo(tx, userId, courseId);
  if (!access.isAllowed || (await hasCertificate(tx, userId, courseId))) return null;
  const course = await catalogue.findCourse(tx, courseId);
  const [head] = await catalogue.findCourseHeads(tx, [courseId], language);
  const marks = await findDoneMarks(tx, userId, [courseId]);
  const lesson = course && findNextLesson(course, marks);
  if (!head || !lesson) return null;
  const outline = lessonOutline(course.draft, lesson, language);
  const lessons = lessonsOf(course.draft);
  const until = await endOfWithdrawal(deps, tx, { userId, courseId });
  return {
    courseId,
    kind,
    courseTitle: head.title,
    courseSlug: head.slug,
    lessonTitle: outline.title,
    lessonSlug: outline.slug,
    minutes: outline.minutes,
    done: lessons.filter(({ id }) => isDone(marks, id)).length,
    lessons: lessons.length,
    withdrawal: until && { until, isLessonFree: lesson.isFree },
  };
}

/** The earliest end of the rights of withdrawal that the course's first use would end. */
async function endOfWithdrawal(
  { entitlements, withdrawableUntil }: Deps,
  tx: Tx,
  { userId, courseId }: { userId: string; courseId: ItemId },
): Promise<Date | null> {
  const purchases = await entitlements.findFirstUses(tx, userId, courseId);
  const ends = await Promise.all(purchases.map((bought) => withdrawableUntil(tx, bought)));
  const [first = null] = ends
    .filter((end) => end !== null)
    .toSorted((one, other) => one.getTime() - other.getTime());
  return first;
}
