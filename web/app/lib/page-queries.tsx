import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** What a page read on the server: equal content gives equal bytes, whenever it was read. */
export type PackedQuery = { queryKey: QueryKey; queryHash: string; data: unknown };

export function packQueries(queryClient: QueryClient): PackedQuery[] {
  return dehydrate(queryClient).queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    data: state.data,
  }));
}

/**
 * Hands the page's reads to its components. They count as read now: a cached page is right at the
 * moment it is sent, however long ago it was made.
 */
export function PageQueries(props: { packed: readonly PackedQuery[]; children: ReactNode }) {
  const state = useMemo(() => unpack(props.packed, Date.now()), [props.packed]);
  return <HydrationBoundary state={state}>{props.children}</HydrationBoundary>;
}

function unpack(packed: readonly PackedQuery[], now: number): DehydratedState {
  return {
    mutations: [],
    queries: packed.map(({ queryKey, queryHash, data }) => ({
      queryKey,
      queryHash,
      dehydratedAt: now,
      state: {
        data,
        dataUpdateCount: 1,
        dataUpdatedAt: now,
        error: null,
        errorUpdateCount: 0,
        errorUpdatedAt: 0,
        fetchFailureCount: 0,
        fetchFailureReason: null,
        fetchMeta: null,
        fetchStatus: 'idle',
        isInvalidated: false,
        status: 'success',
      },
    })),
  };
}
