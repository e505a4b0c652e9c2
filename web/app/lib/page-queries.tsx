import {
  type DehydratedState,
  dehydrate,
  HydrationBoundary,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/** A query that the server ran: without its fetch time, so that equal content gives equal bytes. */
export type PackedQuery = { queryKey: QueryKey; queryHash: string; data: unknown };

export function packQueries(queryClient: QueryClient): PackedQuery[] {
  return dehydrate(queryClient).queries.map(({ queryKey, queryHash, state }) => ({
    queryKey,
    queryHash,
    data: state.data,
  }));
}

/**
 * Passes the page's queries to its components. They count as fetched now: a cached page is valid
 * when it is sent, however old it is.
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
