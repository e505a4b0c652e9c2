import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules whose reads are the same for everybody. All others count as personal. */
const sharedModules = new Set<unknown>(['events']);

const shown = { type: 'active', predicate: isPersonal } as const;

/**
 * Forgets what was read for somebody who is no longer signed in. What a page for everybody shows
 * is asked again; a page for members would only be refused.
 */
export function dropPersonalReads(queryClient: QueryClient, isPageForAll: boolean): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of queryClient.getQueryCache().findAll(shown)) query.reset();
  queryClient.getMutationCache().clear();
  // Later, because what is read for members only is still shown until the page is drawn anew.
  if (isPageForAll) setTimeout(() => void queryClient.refetchQueries(shown));
}

/** The first part of every key is the path of its procedure, and begins with the module. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedModules.has(path[0]);
}
