import type { MyCourse } from '@danube/contract/learning/learning.schemas.ts';

type CourseCounts = {
  readonly total: number;
  readonly inProgress: number;
  readonly completed: number;
  /** With one decimal. */
  readonly hours: number;
};

export function countCourses(courses: readonly MyCourse[]): CourseCounts {
  const minutes = courses.reduce((sum, { course }) => sum + course.minutes, 0);
  return {
    total: courses.length,
    inProgress: courses.filter(isInProgress).length,
    completed: courses.filter(isCompleted).length,
    hours: Math.round(minutes / 6) / 10,
  };
}

export function isCompleted({ progress }: Pick<MyCourse, 'progress'>): boolean {
  return progress.percent === 100;
}

export function isStarted({ progress }: Pick<MyCourse, 'progress'>): boolean {
  return progress.lastAccessedAt !== null;
}

function isInProgress(course: MyCourse): boolean {
  return isStarted(course) && !isCompleted(course);
}
