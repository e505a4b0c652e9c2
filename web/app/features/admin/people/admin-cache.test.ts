import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queries } from '../../../lib/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { environmentsQuery } from '../environments/environments-queries.ts';
import { settingsListQuery } from '../settings/settings-queries.ts';
import { todayQuery } from '../today/today-query.ts';
import { adminEmailsQuery } from './people-queries.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Input = { queryKey: readonly unknown[]; staleTime?: unknown; gcTime?: unknown };

/** Renders a query with its own options, over a mocked function. */
function open(query: object, client: QueryClient, read: () => Promise<unknown>) {
  // Only the query function is replaced; the cache times stay the query's own.
  const input = { ...query, queryFn: read } as Input & { queryFn: () => Promise<unknown> };
  const observer = new QueryObserver(client, input as never);
  return observer.subscribe(() => undefined);
}

const config = [adminEmailsQuery(queries), settingsListQuery(queries)];
const checks = [todayQuery(queries), environmentsQuery(queries)];

it.each([
  ...config.map((query) => ({ name: 'config', query, fresh: 5, kept: 10 })),
  ...checks.map((query) => ({ name: 'checks', query, fresh: 2, kept: 5 })),
])(
  '$name are fresh for $fresh minutes and kept for $kept [R7.12a] [R7.12b]',
  async ({ query, fresh, kept }) => {
    const client = createQueryClient();
    const read = vi.fn(async () => 'read');
    const close = open(query, client, read);
    await vi.advanceTimersByTimeAsync(0);
    close();
    await vi.advanceTimersByTimeAsync(fresh * minute - 1);
    open(query, client, read)();
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    open(query, client, read)();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(kept * minute - 1);
    expect(client.getQueryData(query.queryKey)).toBe('read');
    await vi.advanceTimersByTimeAsync(1);
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
  },
);

it('[R7.12a] config is asked for once more where it fails', async () => {
  const read = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('unreachable'));
  const client = new QueryClient({ defaultOptions: { queries: { retry: 7 } } });
  const close = open(adminEmailsQuery(queries), client, read);
  await vi.advanceTimersByTimeAsync(minute);
  expect(read).toHaveBeenCalledTimes(2);
  close();
});
