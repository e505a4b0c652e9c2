import { isOfflineBookPath, readOfflineItems } from './offline-item.ts';
import { offlinePage } from './offline-page.ts';

type RequestLike = Pick<Request, 'method' | 'mode' | 'url'>;

/** `file`: never changes under its URL. All other requests bypass the service worker. */
type Kind = 'page' | 'book' | 'file' | 'picture';

const lessonPicture = /^\/learning\/lessons\/[^/]+\/pictures\//;

export function kindOf({ method, mode, url }: RequestLike, origin: string): Kind | null {
  const { pathname, origin: requested } = new URL(url);
  if (method !== 'GET' || requested !== origin) return null;
  if (mode === 'navigate') return isOfflineBookPath(pathname) ? 'book' : 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return lessonPicture.test(pathname) ? 'picture' : null;
}

export type WorkerEnvironment = {
  readonly storage: CacheStorage;
  readonly fetch: (request: Request) => Promise<Response>;
};

/**
 * Pages and pictures are network first: the cache is only used if there is no response at all.
 * Build files are cache first, because their names contain a content hash, and because a cached
 * page may need a file that the server no longer has. Books are only on this device.
 */
export async function answerRequest(
  kind: Kind,
  request: Request,
  { storage, fetch }: WorkerEnvironment,
): Promise<Response> {
  if (kind === 'file')
    return (await storage.match(request, { ignoreVary: true })) ?? fetch(request);
  const book = kind === 'book' ? await findSaved(storage, request) : null;
  if (book) return book;
  try {
    return await fetch(request);
  } catch (error) {
    const saved = await findSaved(storage, request);
    if (saved) return saved;
    const page = kind === 'picture' ? null : await renderOfflinePage(storage);
    if (page) return page;
    throw error;
  }
}

/** Only in complete items. Pages are stored without query parameters such as the language. */
async function findSaved(storage: CacheStorage, request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const address = request.mode === 'navigate' ? pathname : `${pathname}${search}`;
  for (const cacheName of (await readOfflineItems(storage)).keys()) {
    const found = await storage.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return null;
}

async function renderOfflinePage(storage: CacheStorage): Promise<Response | null> {
  return offlinePage([...(await readOfflineItems(storage)).values()]);
}
