import type { ItemId } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

/** The courses that a member finished, with their reviews. */
export function ownReviewsQuery(source: typeof queries) {
  return source.reviews.mine.queryOptions();
}

export async function refetchReviews(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: queries.reviews.key() });
}

/** The pages after the first one, which is part of the course's page. */
export function moreReviewsQuery(course: ItemId, cursor: string) {
  return queries.reviews.ofCourse.infiniteOptions({
    input: (pageParam: string | null) => ({ course, cursor: pageParam ?? undefined }),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
  });
}
