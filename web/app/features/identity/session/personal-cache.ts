import type { Query, QueryClient } from '@tanstack/react-query';

/** Modules whose reads are the same for everybody. All others count as personal. */
const sharedModules = new Set<unknown>(['events']);

/** Forgets what was read for somebody who is no longer signed in; what is shown is asked again. */
export function dropPersonalReads(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isPersonal });
  void queryClient.resetQueries({ type: 'active', predicate: isPersonal });
  queryClient.getMutationCache().clear();
}

/** The first part of every key is the path of its procedure, and begins with the module. */
function isPersonal({ queryKey }: Query): boolean {
  const [path] = queryKey;
  return !Array.isArray(path) || !sharedModules.has(path[0]);
}
