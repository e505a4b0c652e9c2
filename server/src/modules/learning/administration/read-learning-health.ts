import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { LearningHealth } from '@danube/contract/learning/learning-health.contract.ts';
import { minAnswers, stoppedAfterDays } from '@danube/contract/learning/learning-health-rules.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import type { Days } from '../../../platform/academy-days.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database.ts';
import type { CourseHead, PublishedCourse } from '../../catalogue/catalogue.api.ts';
import type { LearningDependencies } from '../learning.dependencies.ts';
import { countIssued } from './figures.repository.ts';
import { countFirstAnswers } from './first-answers.repository.ts';
import { startsByDay, sumOf, toCourses, toLessons, toQuestions } from './learning-health.mapper.ts';
import { type Cohort, countLessons, countStarts } from './standings.repository.ts';

export type HealthInput = Days & {
  readonly course?: ItemId | undefined;
  readonly instructor?: string | undefined;
  readonly language: LanguageCode;
};

type Deps = Pick<LearningDependencies, 'db' | 'catalogue' | 'clock'>;

/** Contains no personal data, so reads aren't audited. */
export function readLearningHealth(deps: Deps, input: HealthInput): Promise<LearningHealth> {
  // One snapshot for all sums, so that the figures add up.
  return deps.db.transaction((tx) => readHealth(deps, tx, input), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readHealth(deps: Deps, tx: Tx, input: HealthInput): Promise<LearningHealth> {
  const { from, to, language } = input;
  const days = { from, to };
  const cohort = toCohort(deps.clock, input);
  const starts = await countStarts(tx, cohort);
  const issued = await countIssued(tx, days);
  const answers = await countFirstAnswers(tx, days);
  const heads = await findHeads(deps, tx, { input, rows: [...starts, ...issued, ...answers] });
  const ids = new Set(heads.map(({ id }) => id));
  const ofShown = <Row extends { courseId: ItemId }>(rows: readonly Row[]) =>
    rows.filter(({ courseId }) => ids.has(courseId));
  const shownStarts = ofShown(starts);
  const certificates = new Map(issued.map((row) => [row.courseId, row.issued]));
  const courses = toCourses(heads, shownStarts, certificates);
  const read = await readCourses(deps, tx, courses);
  const asked = ofShown(answers);
  const enough = asked.filter(({ answered }) => answered >= minAnswers);
  return {
    ...sumOf(shownStarts),
    certificates: courses.reduce((sum, course) => sum + course.certificates, 0),
    days: startsByDay(shownStarts),
    courses,
    lessons: toLessons(await countLessons(tx, { ...cohort, courses: [...ids] }), read, language),
    questions: toQuestions(enough, read, language),
    tooFew: asked.length - enough.length,
  };
}

/** Students who started on these days, in one course if it is given. */
export function toCohort(clock: Clock, { from, to, course }: HealthInput): Cohort {
  const activeSince = new Date(clock.now().getTime() - stoppedAfterDays * 86_400_000);
  return { days: { from, to }, courses: course ? [course] : null, activeSince };
}

/** The courses of these rows, limited to the requested one. */
export async function findHeads(
  { catalogue }: Pick<Deps, 'catalogue'>,
  tx: Tx,
  { input, rows }: { input: HealthInput; rows: readonly { courseId: ItemId }[] },
): Promise<CourseHead[]> {
  const { course, instructor, language } = input;
  const ids = [...new Set(rows.map(({ courseId }) => courseId))];
  const heads = await catalogue.findCourseHeads(tx, ids, language);
  return heads.filter(
    ({ id, by }) =>
      (course === undefined || id === course) && (instructor === undefined || by === instructor),
  );
}

async function readCourses(
  { catalogue }: Pick<Deps, 'catalogue'>,
  tx: Tx,
  courses: readonly { id: ItemId }[],
): Promise<PublishedCourse[]> {
  const found: PublishedCourse[] = [];
  for (const { id } of courses) {
    const course = await catalogue.findCourse(tx, id);
    if (course) found.push(course);
  }
  return found;
}
