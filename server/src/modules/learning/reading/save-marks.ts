import type { ItemId, LessonId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LessonMarks, StoredMarks } from '@danube/contract/learning/learning.schemas.ts';
import { isLessonDone } from '@danube/contract/learning/lesson-done.ts';
import { type Marks, mergeMarks } from '@danube/contract/learning/marks.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CourseLesson } from '../../catalogue/catalogue.api.ts';
import { issueIfComplete } from '../certificates/issue-certificate.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import {
  findMarks,
  findRounds,
  lockStudent,
  type MarksRow,
  marksOf,
  storeMarks,
} from '../marks/marks.repository.ts';

type MarksInput = { readonly userId: string; readonly lessons: readonly LessonMarks[] };

/** Merges a device's marks with the stored ones. Lessons without access are skipped. */
export function saveMarks(deps: LearningDependencies, sent: MarksInput): Promise<StoredMarks[]> {
  const { userId } = sent;
  return deps.transact(async (change) => {
    const { tx } = change;
    await lockStudent(tx, userId);
    const joined = mergeSentMarks(sent.lessons);
    const lessons = await findOpenLessons(deps, tx, { userId, ids: [...joined.keys()] });
    const known = await findMarks(
      tx,
      userId,
      lessons.map(({ id }) => id),
    );
    const rounds = await findRounds(tx, userId, coursesOf(lessons));
    const saved = lessons.map((lesson) =>
      storeLesson({
        lesson,
        userId,
        now: deps.clock.now(),
        round: rounds.get(lesson.courseId) ?? 0,
        before: known.find(({ lessonId }) => lessonId === lesson.id) ?? null,
        marks: joined.get(lesson.id),
      }),
    );
    for (const { row, hasChanged } of saved) if (hasChanged) await storeMarks(tx, row);
    const finished = saved.filter(({ isNewlyDone }) => isNewlyDone).map(({ row }) => row.courseId);
    for (const courseId of new Set(finished)) {
      await issueIfComplete(deps, change, { userId, courseId });
    }
    if (saved.some(({ isNotifiable }) => isNotifiable))
      change.notify(`user:${userId}`, { topic: 'learning' });
    return saved.map(({ row }) => ({
      lesson: row.lessonId,
      marks: marksOf(row),
      isDone: row.doneAt !== null,
    }));
  });
}

/** One request may contain a lesson several times. */
function mergeSentMarks(sent: readonly LessonMarks[]): Map<LessonId, Marks> {
  const joined = new Map<LessonId, Marks>();
  for (const { lesson, marks } of sent) {
    const before = joined.get(lesson);
    joined.set(lesson, before ? mergeMarks(before, marks) : marks);
  }
  return joined;
}

/** The existing lessons that the person may open; opening them counts as use of the purchase. */
async function findOpenLessons(
  { catalogue, entitlements }: LearningDependencies,
  tx: Tx,
  { userId, ids }: { userId: string; ids: readonly LessonId[] },
): Promise<CourseLesson[]> {
  const lessons = (await catalogue.findLessons(tx, ids)).filter(({ isPublic }) => isPublic);
  const access = await entitlements.accessToAll(tx, userId, coursesOf(lessons));
  const isOpen = (lesson: CourseLesson) =>
    lesson.isFree || access.get(lesson.courseId)?.isAllowed === true;
  return lessons.filter(isOpen);
}

function coursesOf(lessons: readonly CourseLesson[]): ItemId[] {
  return [...new Set(lessons.map(({ courseId }) => courseId))];
}

type LessonUpdate = {
  readonly lesson: CourseLesson;
  readonly userId: string;
  readonly now: Date;
  readonly round: number;
  readonly before: MarksRow | null;
  readonly marks: Marks | undefined;
};

function storeLesson({ lesson, userId, now, round, before, marks }: LessonUpdate) {
  const old = before ? marksOf(before) : emptyMarks(round);
  // Marks of an earlier round no longer count; marks of a future one can't exist.
  const fits = marks !== undefined && marks.round === round;
  const after = fits ? mergeMarks(old, capToNow(marks, now)) : old;
  const isDone = before?.doneAt != null || isLessonDone(lesson, after);
  const isNewlyDone = isDone && before?.doneAt == null;
  const row: MarksRow = {
    userId,
    lessonId: lesson.id,
    courseId: lesson.courseId,
    round,
    watched: after.watched,
    isRead: after.isRead,
    placeSecond: after.place.second,
    placeScroll: after.place.scroll,
    placeAt: after.place.at,
    firstAt: before?.firstAt ?? now,
    lastAt: now,
    doneAt: isDone ? (before?.doneAt ?? now) : null,
  };
  // The position changes every few seconds, so other tabs aren't notified of it.
  const isNotifiable = fits && (before === null || isNewlyDone || after.isRead !== old.isRead);
  return { row, isNewlyDone, isNotifiable, hasChanged: fits };
}

function emptyMarks(round: number): Marks {
  return { round, watched: [], isRead: false, place: { second: 0, scroll: 0, at: new Date(0) } };
}

/** A device whose clock is ahead would otherwise always win. */
function capToNow(marks: Marks, now: Date): Marks {
  const at = marks.place.at > now ? now : marks.place.at;
  return { ...marks, place: { ...marks.place, at } };
}
