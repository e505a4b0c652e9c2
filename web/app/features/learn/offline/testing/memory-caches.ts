/** The part of the browser's cache storage used for offline items, in memory. */
export function memoryCaches(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, 'https://academy.example').href;
  const matchIn = (entries: Map<string, Response> | undefined, request: RequestInfo | URL) =>
    entries?.get(keyOf(request))?.clone();
  const storage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    async open(name: string) {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      return {
        put: async (request: string, response: Response) =>
          void entries.set(keyOf(request), response),
      };
    },
    async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions) {
      const { cacheName } = options ?? {};
      if (cacheName !== undefined) return matchIn(caches.get(cacheName), request);
      for (const entries of caches.values()) {
        const found = matchIn(entries, request);
        if (found) return found;
      }
      return undefined;
    },
  };
  // Tests only use these methods.
  return storage as unknown as CacheStorage;
}
