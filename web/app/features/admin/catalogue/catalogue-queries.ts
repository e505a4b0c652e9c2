import type { ItemKind } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { type ListView, listInput } from './list/list-view.ts';

export function itemsQuery(source: typeof queries, kind: ItemKind, view: ListView) {
  return source.catalogueAdmin.list.queryOptions({ input: listInput(kind, view) });
}

/**
 * The items that a package can include. A single request: items beyond its limit aren't offered.
 */
export function includableQuery(kind: ItemKind) {
  return queries.catalogueAdmin.list.queryOptions({ input: { kind, order: 'title', limit: 100 } });
}

export function historyQuery(id: string, revision: number) {
  return queries.catalogueAdmin.history.queryOptions({
    input: { id },
    // The revision is part of the key, so that saving refetches the history.
    queryKey: [...queries.catalogueAdmin.history.key({ input: { id } }), revision],
  });
}

export function revisionQuery(id: string, number: number) {
  return queries.catalogueAdmin.readRevision.queryOptions({ input: { id, number } });
}

/** Invalidates the admin area's lists and figures, which still show the state before the change. */
export function invalidateLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: queries.catalogueAdmin.list.key() });
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
}
