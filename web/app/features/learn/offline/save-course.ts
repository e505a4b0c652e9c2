import { browserApi } from '../../../lib/api.ts';
import { readerPath } from '../../shared/paths/learning-paths.ts';
import { pageLanguage, registerWorker, type SaveRequest, storeEnvironment } from './save-item.ts';
import { type SaveProgress, storeItem } from './store-item.ts';

type CourseRequest = SaveRequest & {
  readonly slug: string;
  /** The page of a lesson, in the language of this page. */
  pathTo(path: string): string;
};

/** Written by the build (`web/vite/offline.ts`). */
type OfflineFiles = {
  readonly files: readonly string[];
  /** Texts and fonts. */
  readonly byLanguage: Readonly<Record<string, readonly string[]>>;
};

const filesPath = '/offline-files.json';

/** Stores every lesson that the member may open, in this page's language. */
export async function saveCourse(request: CourseRequest, progress: SaveProgress): Promise<void> {
  const { owner, slug, texts, pathTo } = request;
  await registerWorker();
  const language = pageLanguage();
  const [course, needed] = await Promise.all([
    browserApi.learning.course({ course: slug, language }),
    readOfflineFiles(),
  ]);
  const open = course.modules.flatMap(({ lessons }) => lessons).filter(({ isOpen }) => isOpen);
  const links = open.map((each) => ({ path: readerPath(slug, each.slug), title: each.title }));
  await storeItem(
    {
      kind: 'course',
      owner,
      slug,
      title: course.title,
      language,
      texts,
      links,
      pages: links.map(({ path }) => pathTo(path)),
      files: [...needed.files, ...(needed.byLanguage[language] ?? [])],
    },
    storeEnvironment(request),
    progress,
  );
}

async function readOfflineFiles(): Promise<OfflineFiles> {
  const response = await fetch(filesPath, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${filesPath} answered ${response.status}`);
  return response.json();
}
