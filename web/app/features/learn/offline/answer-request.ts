import { readKeptCourses } from './kept-course.ts';
import { offlinePage } from './offline-page.ts';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** `file`: never changes under its URL. Everything else isn't the service worker's business. */
type Kind = 'page' | 'file' | 'picture';

const lessonPicture = /^\/learning\/lessons\/[^/]+\/pictures\//;

export function kindOf({ method, mode, url }: Asked, origin: string): Kind | null {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return lessonPicture.test(pathname) ? 'picture' : null;
}

export type WorkerEnvironment = {
  readonly storage: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
};

/**
 * A page or picture comes from the network, whatever it answers, and from this device only if there
 * is no answer. A file of the build has the hash of its content in its name, and is taken from here
 * first: a page from here may need one that the server no longer has.
 */
export async function answerRequest(
  kind: Kind,
  request: Request,
  { storage, fetch }: WorkerEnvironment,
): Promise<Response> {
  if (kind === 'file')
    return (await storage.match(request, { ignoreVary: true })) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await findKept(storage, request);
    if (kept) return kept;
    const page = kind === 'page' ? await describeKept(storage) : null;
    if (page) return page;
    throw error;
  }
}

/** Only from complete courses. A page's parameters, such as the language, don't change which it is. */
async function findKept(storage: CacheStorage, request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const address = request.mode === 'navigate' ? pathname : `${pathname}${search}`;
  for (const cacheName of (await readKeptCourses(storage)).keys()) {
    const found = await storage.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return null;
}

async function describeKept(storage: CacheStorage): Promise<Response | null> {
  return offlinePage([...(await readKeptCourses(storage)).values()]);
}
