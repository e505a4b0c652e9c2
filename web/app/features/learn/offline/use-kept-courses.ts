import { useEffect, useSyncExternalStore } from 'react';
import { keepCourse, withKeptCourses } from './keep-course.ts';
import { createKeptCourses, nothingKept } from './kept-courses-store.ts';

/** One for the page: the same course is shown in several places. */
export const keptCourses = createKeptCourses({
  storage: () => caches,
  keep: keepCourse,
  inTurn: withKeptCourses,
});

export function useKeptCourses() {
  useEffect(() => {
    if (canKeepCourses()) void keptCourses.load();
  }, []);
  return useSyncExternalStore(keptCourses.watch, keptCourses.state, () => nothingKept);
}

/** Needs HTTPS and a supported browser. In development the service worker isn't built. */
export function canKeepCourses(): boolean {
  const isSupported =
    'caches' in globalThis && 'serviceWorker' in navigator && 'locks' in navigator;
  return isSupported && import.meta.env.MODE !== 'development';
}
