import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules whose reads are the same for everyone. All others count as personal. */
const sharedModules = new Set<unknown>(['events']);

const shown = { type: 'active', predicate: isPersonal } as const;

/**
 * Forgets what was read for someone who is no longer signed in. What a page for everyone shows
 * is asked again; a page for members would only be refused.
 */
export function dropPersonalQueries(queryClient: QueryClient, isPageForAll: boolean): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  for (const query of queryClient.getQueryCache().findAll(shown)) query.reset();
  queryClient.getMutationCache().clear();
  // Later, because what is read for members only is still shown until the page is drawn again.
  if (isPageForAll) setTimeout(() => void queryClient.refetchQueries(shown));
}

/** The first part of every key is the path of its procedure, and begins with the module. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedModules.has(path[0]);
}
