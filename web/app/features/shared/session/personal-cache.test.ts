import type { ProcedureMeta } from '@danube/contract/base.ts';
import { contract } from '@danube/contract/contract.ts';
import { isContractProcedure } from '@orpc/contract';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { dropPersonalQueries } from './personal-cache.ts';

it('forgets personal reads, and keeps those that are the same for everybody', () => {
  const client = createQueryClient();
  client.setQueryData([['identity', 'profile']], 'mine');
  client.setQueryData([['identity', 'account', 'read'], { type: 'query' }], 'mine');
  client.setQueryData([['events', 'registration'], { input: {}, type: 'query' }], 'mine');
  client.setQueryData([['events', 'registrations'], { type: 'query' }], 'mine');
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

it('keeps the public reads of the events, and nothing that only members may call', () => {
  const client = createQueryClient();
  const procedures = proceduresOf(contract);
  for (const { path } of procedures) client.setQueryData([path], 'read');
  dropPersonalQueries(client, true);
  const kept = client
    .getQueryCache()
    .findAll()
    .map((query) => query.queryKey[0]);
  const publicReads = procedures.filter(
    ({ path: [module], access, method }) =>
      module === 'events' && access === 'public' && method === 'GET',
  );
  expect(kept).toEqual(publicReads.map(({ path }) => path));
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

type Procedure = { path: string[]; access: string | undefined; method: string | undefined };

function proceduresOf(node: object, path: string[] = []): Procedure[] {
  return Object.entries(node).flatMap(([name, child]: [string, object]) => {
    const at = [...path, name];
    if (!isContractProcedure(child)) return proceduresOf(child, at);
    // `procedureFor` gives every procedure its access.
    const { access } = child['~orpc'].meta as ProcedureMeta;
    return [{ path: at, access, method: child['~orpc'].route.method }];
  });
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
