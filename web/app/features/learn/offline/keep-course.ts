import { cacheOf, type KeptCourse, noteKeptCourse } from '../../shared/offline/kept-courses.ts';

export type CourseToKeep = Pick<KeptCourse, 'slug' | 'title' | 'language'> & {
  /** Addresses of its lessons, in their order. */
  readonly lessons: readonly string[];
};

type Progress = (share: number) => void;

export function canKeepCourses(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/**
 * Puts the pages of a course on this device, with what they need to work: scripts, styles, fonts and
 * pictures. Films are left out. All of it or nothing: half a course would disappoint later.
 */
export async function keepCourse(course: CourseToKeep, onProgress: Progress): Promise<void> {
  const [start] = course.lessons;
  if (start === undefined) throw new Error('a course without lessons cannot be kept');
  await navigator.serviceWorker.register('/offline-worker.js');
  const name = cacheOf(course.slug);
  await caches.delete(name);
  try {
    const bytes = await fill(await caches.open(name), course, onProgress);
    const { slug, title, language } = course;
    noteKeptCourse({ slug, title, language, start, bytes });
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function fill(
  cache: Cache,
  { lessons, language }: CourseToKeep,
  onProgress: Progress,
): Promise<number> {
  const files = new Set(await filesOfReader());
  let bytes = 0;
  const pages = ['/offline', ...lessons];
  for (const [index, path] of pages.entries()) {
    const address = `${path}?lang=${language}`;
    const page = await fetchWhole(address);
    for (const file of filesIn(await page.clone().text())) files.add(file);
    bytes += await put(cache, path, page);
    // What the router asks for when somebody goes on to the next lesson without loading a page.
    if (index > 0) bytes += await put(cache, `${path}.data`, await fetchWhole(dataOf(address)));
    onProgress((index + 1) / (pages.length + files.size));
  }
  let done = pages.length;
  for (const file of files) {
    bytes += await put(cache, file, await fetchWhole(file));
    onProgress(++done / (pages.length + files.size));
  }
  return bytes;
}

/** What the reader may fetch later, such as charts and calculators; listed when it was built. */
async function filesOfReader(): Promise<string[]> {
  const answer = await fetchWhole('/offline-files.json');
  const files: unknown = await answer.json();
  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [];
}

/** Every file of ours that a page names: scripts, styles, fonts, texts and pictures. */
export function filesIn(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2|svg|png|webp|avif)/g))];
}

function dataOf(address: string): string {
  const [path, search] = address.split('?');
  return `${path}.data?${search}`;
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address);
  // A lesson that leads elsewhere is closed; kept, it would lead nowhere.
  if (!answer.ok || answer.redirected) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function put(cache: Cache, address: string, answer: Response): Promise<number> {
  const { size } = await answer.clone().blob();
  await cache.put(address, answer);
  return size;
}
