import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { shownLanguages } from '@danube/contract/catalogue/draft/lesson-languages.ts';
import type { ItemAccess } from '@danube/contract/entitlements/entitlements.schemas.ts';
import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { CourseHead, CourseLesson } from '../../catalogue/catalogue.api.ts';
import { findCertificateCodes } from '../certificates/certificates.repository.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { findDoneMarks } from '../marks/marks.repository.ts';
import { computeStanding, toProgress } from '../marks/progress.ts';

/** Courses a member owns or owned, and free ones they started; last opened first. */
export async function findMyCourses(
  { db, catalogue, entitlements }: LearningDependencies,
  { userId, language }: { userId: string; language: LanguageCode },
): Promise<MyCourse[]> {
  const owned = await entitlements.everOpenedTo(db, userId);
  const marks = await findDoneMarks(db, userId);
  const ids = [...new Set([...owned, ...marks.map(({ courseId }) => courseId)])];
  const heads = await catalogue.findCourseHeads(db, ids, language);
  const access = await entitlements.accessToAll(db, userId, idsOf(heads));
  const mine = heads.flatMap((head) => withAccess(head, access.get(head.id)));
  const courseIds = mine.map(({ head }) => head.id);
  const lessons = await catalogue.findCourseLessons(db, courseIds);
  const standings = mine.map(({ head }) => computeStanding(head.id, lessons, marks));
  const next = standings.flatMap((standing) => standing.next?.id ?? []);
  const names = await catalogue.nameLessons(db, next, language);
  const codes = await findCertificateCodes(db, userId, courseIds);
  const rows = mine.map(({ head, access }, index) => ({
    course: { ...cardOf(head), lessonLanguages: languagesIn(head.id, lessons, language) },
    isPublic: head.isPublic,
    access,
    // Both lists have the same length.
    progress: toProgress(standings[index] ?? computeStanding(head.id, [], []), names),
    certificate: codes.get(head.id) ?? null,
  }));
  return rows.toSorted(lastOpenedFirst);
}

function idsOf(heads: readonly CourseHead[]): ItemId[] {
  return heads.map(({ id }) => id);
}

/** Someone who only read a free lesson doesn't own the course. */
function withAccess(head: CourseHead, access: ItemAccess | undefined) {
  const isTheirs = access && (access.isAllowed || access.why === 'ended');
  return isTheirs ? [{ head, access }] : [];
}

function languagesIn(id: ItemId, lessons: readonly CourseLesson[], language: LanguageCode) {
  const own = lessons.filter(({ courseId }) => courseId === id);
  return shownLanguages(
    own.map(({ languages }) => languages),
    language,
  );
}

function cardOf({ id, slug, title, language, cover, by, minutes }: CourseHead) {
  return { kind: 'course' as const, id, slug, title, language, cover, by, minutes };
}

function lastOpenedFirst(one: MyCourse, other: MyCourse): number {
  const moment = ({ progress }: MyCourse) => progress.lastAccessedAt?.getTime() ?? 0;
  return moment(other) - moment(one) || one.course.title.localeCompare(other.course.title);
}
