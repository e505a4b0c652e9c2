// Stands between the pages and the network once somebody has kept a course. It changes nothing while
// there is a connection, except that kept files aren't fetched again. Built by web/vite/offline.ts.

type FetchEvent = Event & {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
};
type LifeEvent = Event & { waitUntil(end: Promise<unknown>): void };
type WorkerScope = {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};

// The types of workers contradict those of pages, which this folder is checked with.
const scope = globalThis as unknown as WorkerScope;
const offlinePath = '/offline';

// The page that asked for the worker needs it at once: its connection may go next.
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});

/** Null for everything that the browser does as if no worker were there. */
function answerFor(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === location.origin && !pathname.startsWith('/api/');
  if (request.method !== 'GET' || !isOurs) return null;
  if (request.mode === 'navigate') return fromNetwork(request, () => keptPage(request));
  if (pathname.startsWith('/assets/')) return fromDevice(request);
  if (pathname.startsWith('/my-courses/')) return fromNetwork(request, () => kept(request));
  return null;
}

async function fromNetwork(
  request: Request,
  otherwise: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const answer = await otherwise();
    if (!answer) throw error;
    return answer;
  }
}

/** The name of such a file changes with its content, so what is here is right. */
async function fromDevice(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request);
}

async function keptPage(request: Request): Promise<Response | undefined> {
  return (await kept(request)) ?? caches.match(offlinePath);
}

/** Kept in one language: the address may name another, or none. */
function kept(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}
