import { isLanguageCode } from '@danube/contract/locale.ts';
import { browserApi } from '../../../lib/api.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import type { OfflineTexts } from './kept-course.ts';
import { type StoreProgress, storeCourse } from './store-course.ts';

export type KeepRequest = {
  readonly owner: string;
  readonly slug: string;
  readonly texts: OfflineTexts;
  /** The page of a lesson, in the language of this page. */
  pathTo(path: string): string;
  isOwnerSignedIn(): boolean;
};

export type KeepProgress = { signal: AbortSignal; onProgress(progress: StoreProgress): void };

/** Written by the build (`web/vite/offline.ts`). */
type OfflineFiles = {
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, readonly string[]>>;
};

const workerPath = '/service-worker.js';
const filesPath = '/offline-files.json';

/** Tabs take turns: two that store the same course would delete each other's copy. */
export async function withKeptCourses(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('keptCourses', work);
}

/** Stores every lesson that the member may open, in this page's language. */
export async function keepCourse(request: KeepRequest, progress: KeepProgress): Promise<void> {
  const { owner, slug, texts, pathTo, isOwnerSignedIn } = request;
  await navigator.serviceWorker.register(workerPath);
  const { lang } = document.documentElement;
  const language = isLanguageCode(lang) ? lang : 'en';
  const [course, needed] = await Promise.all([
    browserApi.learning.course({ course: slug, language }),
    readOfflineFiles(),
  ]);
  const open = course.modules.flatMap(({ lessons }) => lessons).filter(({ isOpen }) => isOpen);
  await storeCourse(
    {
      owner,
      slug,
      title: course.title,
      language,
      texts,
      lessons: open.map((each) => ({
        path: pathTo(readerPath(slug, each.slug)),
        title: each.title,
      })),
      files: [...needed.files, ...(needed.texts[language] ?? [])],
    },
    {
      storage: caches,
      fetch: (address, options) => fetch(address, options),
      now: () => new Date(),
      isOwnerSignedIn,
    },
    progress,
  );
}

async function readOfflineFiles(): Promise<OfflineFiles> {
  const response = await fetch(filesPath, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${filesPath} answered ${response.status}`);
  return response.json();
}

/** Called once no course is stored, so that pages load without the service worker again. */
export async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration(workerPath))?.unregister();
}
