import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules whose reads are the same for everybody. All others count as personal. */
const sharedModules = new Set<unknown>(['events']);

/**
 * Forgets what was read for somebody who is no longer signed in. What a page for everybody shows
 * is asked again; a page for members would only be refused.
 */
export function dropPersonalReads(queryClient: QueryClient, isPageForAll: boolean): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  const shown = { type: 'active', predicate: isPersonal } as const;
  for (const query of queryClient.getQueryCache().findAll(shown)) query.reset();
  if (isPageForAll) void queryClient.refetchQueries(shown);
  queryClient.getMutationCache().clear();
}

/** The first part of every key is the path of its procedure, and begins with the module. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedModules.has(path[0]);
}
