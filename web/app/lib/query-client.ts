import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** Defaults for every query: fresh for five minutes, one retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: fiveMinutes, retry: 1, refetchOnWindowFocus: false } },
  });
}
