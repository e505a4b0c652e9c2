import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** Fresh for five minutes, one retry: what every read follows unless it says otherwise. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { staleTime: fiveMinutes, retry: 1, refetchOnWindowFocus: false } },
  });
}
