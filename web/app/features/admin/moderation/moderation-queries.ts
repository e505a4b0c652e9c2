import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

export function queueQuery(source: typeof queries, view: 'open' | 'closed') {
  return source.moderationAdmin.queue.infiniteOptions({
    input: (cursor: string | undefined) => ({ view, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function caseQuery(source: typeof queries, key: string) {
  return source.moderationAdmin.readCase.queryOptions({ input: { key } });
}

export function personStandingQuery(source: typeof queries, userId: string) {
  return source.moderationAdmin.ofPerson.queryOptions({ input: { userId } });
}

export function appealsQuery(source: typeof queries) {
  return source.moderationAdmin.appeals.queryOptions();
}

/** After any action: lists, cases and counts may have changed. */
export function refetchModeration(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: queries.moderationAdmin.key() });
}
