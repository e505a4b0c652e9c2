import { useSyncExternalStore } from 'react';
import { type KeptCourse, readKeptCourses, watchKeptCourses } from './kept-courses.ts';

const unknownToServer: readonly KeptCourse[] = [];

export function useKeptCourses(): readonly KeptCourse[] {
  return useSyncExternalStore(watchKeptCourses, readKeptCourses, () => unknownToServer);
}
