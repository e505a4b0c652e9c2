import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../../lib/api.ts';
import { type FilesView, listInput } from './files-view.ts';

export function filesQuery(source: typeof queries, view: FilesView) {
  return source.media.list.queryOptions({ input: listInput(view) });
}

/** One row is enough: the response includes the total count and size. */
export function orphansQuery(source: typeof queries) {
  return source.media.list.queryOptions({ input: { isOrphan: 'true', limit: 1 } });
}

/** After something was added, changed or removed. */
export async function refetchFiles(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.media.key() });
}
