import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Procedures whose queries are the same for everyone. All others count as personal: in public ones
 * too, members can get their own answer.
 */
const sharedProcedures = new Set([
  'events.upcoming',
  'events.inMonth',
  'events.page',
  'events.search',
]);

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

/** A key starts with the path of its procedure. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedProcedures.has(path.join('.'));
}
