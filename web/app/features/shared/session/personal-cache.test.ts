import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { dropPersonalQueries } from './personal-cache.ts';

it('forgets personal reads, and keeps those that are the same for everybody', () => {
  const client = createQueryClient();
  client.setQueryData([['identity', 'profile']], 'mine');
  client.setQueryData([['identity', 'account', 'read'], { type: 'query' }], 'mine');
  client.setQueryData(['somewhere'], 'mine, perhaps');
  client.setQueryData([['events', 'upcoming'], { type: 'query' }], 'ours');
  dropPersonalQueries(client, true);
  expect(
    client
      .getQueryCache()
      .findAll()
      .map((query) => query.state.data),
  ).toEqual(['ours']);
});

it.each([
  ['asks again for what a page for everybody shows', true, 2],
  ['asks nothing for a page whose guard would refuse', false, 1],
])('%s', async (_, isPageForAll, times) => {
  const client = createQueryClient();
  const read = vi.fn(async () => 'mine');
  const observer = new QueryObserver(client, { queryKey: [['identity', 'x']], queryFn: read });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('mine'));
  dropPersonalQueries(client, isPageForAll);
  expect(observer.getCurrentResult().data).toBeUndefined();
  await nextTick();
  expect(read).toHaveBeenCalledTimes(times);
  stop();
});

it('asks nothing again that only members are shown', async () => {
  const client = createQueryClient();
  const read = vi.fn(async () => 'mine');
  const options = { queryKey: [['cart', 'read']], queryFn: read };
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('mine'));
  dropPersonalQueries(client, true);
  // The page re-renders for a visitor.
  observer.setOptions({ ...options, enabled: false });
  await nextTick();
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

function nextTick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
