import { keptCoursesKey } from '../storage/storage-keys.ts';

/** A course whose lessons can be read on this device without a connection. */
export type KeptCourse = {
  readonly slug: string;
  readonly title: string;
  /** In which the lessons were kept. */
  readonly language: string;
  /** Where reading begins. */
  readonly start: string;
  readonly bytes: number;
};

const nothing: readonly KeptCourse[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; courses: readonly KeptCourse[] } = {
  text: null,
  courses: nothing,
};

/** The same list until something changes, so that a screen can watch it. */
export function readKeptCourses(): readonly KeptCourse[] {
  const text = findShelf()?.getItem(keptCoursesKey) ?? null;
  if (text !== known.text) known = { text, courses: parse(text) };
  return known.courses;
}

export function watchKeptCourses(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export function noteKeptCourse(course: KeptCourse): void {
  write([...readKeptCourses().filter(({ slug }) => slug !== course.slug), course]);
}

export async function forgetCourse(slug: string): Promise<void> {
  await forgetCoursesExcept(
    readKeptCourses()
      .map((course) => course.slug)
      .filter((other) => other !== slug),
  );
}

/** Deletes the lessons of every kept course that isn't in the list. */
export async function forgetCoursesExcept(slugs: readonly string[]): Promise<void> {
  const courses = readKeptCourses();
  const gone = courses.filter(({ slug }) => !slugs.includes(slug));
  if (gone.length === 0) return;
  for (const { slug } of gone) await caches.delete(cacheOf(slug));
  write(courses.filter(({ slug }) => slugs.includes(slug)));
}

export function cacheOf(slug: string): string {
  return `course:${slug}`;
}

function write(courses: readonly KeptCourse[]): void {
  const shelf = findShelf();
  if (courses.length === 0) shelf?.removeItem(keptCoursesKey);
  else shelf?.setItem(keptCoursesKey, JSON.stringify(courses));
  for (const listener of listeners) listener();
}

/** Null where the browser stores nothing. */
function findShelf(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Whatever else stands there was not written by this version. */
function parse(text: string | null): readonly KeptCourse[] {
  if (text === null) return nothing;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isKeptCourse) : nothing;
  } catch {
    return nothing;
  }
}

function isKeptCourse(value: unknown): value is KeptCourse {
  if (typeof value !== 'object' || value === null) return false;
  const isText = (name: string) => typeof Reflect.get(value, name) === 'string';
  return (
    ['slug', 'title', 'language', 'start'].every(isText) &&
    typeof Reflect.get(value, 'bytes') === 'number'
  );
}
