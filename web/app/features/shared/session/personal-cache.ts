import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules whose queries are the same for everyone. All others count as personal. */
const sharedModules = new Set<unknown>(['events']);

const shown = { type: 'active', predicate: isPersonal } as const;

/**
 * Removes the queries of someone who has signed out. On a public page they are refetched; on a page
 * for members the requests would only be rejected.
 */
export function dropPersonalQueries(queryClient: QueryClient, isPageForAll: boolean): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of queryClient.getQueryCache().findAll(shown)) query.reset();
  queryClient.getMutationCache().clear();
  // Deferred, because member queries are still mounted until the page re-renders.
  if (isPageForAll) setTimeout(() => void queryClient.refetchQueries(shown));
}

/** A key starts with the path of its procedure, which starts with the module. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedModules.has(path[0]);
}
