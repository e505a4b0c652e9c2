import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

export type ReviewsView = 'shown' | 'hidden';

export function reviewsQuery(
  source: typeof queries,
  { view, language }: { view: ReviewsView; language: LanguageCode },
) {
  return source.reviewsAdmin.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ view, language, cursor }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export async function refetchReviews(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queries.reviewsAdmin.key() });
}
