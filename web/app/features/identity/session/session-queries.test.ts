import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { Api } from '../../../lib/api.ts';
import { createQueryClient } from '../../../lib/query-client.ts';
import { dropPersonalReads } from './personal-cache.ts';
import { adminEmailsQuery, isAdminQuery, profileQuery, salesRepQuery } from './session-queries.ts';

const minute = 60_000;

function identityWith(procedures: object): Api['identity'] {
  return procedures as Api['identity']; // Each test asks only what it gives.
}

it('[R7.12] keeps the admin check fresh for 2 minutes and for 5 in all', () => {
  const query = isAdminQuery({ identity: identityWith({}), isSignedIn: true });
  expect([query.staleTime, query.gcTime]).toEqual([2 * minute, 5 * minute]);
});

it('[R7.12] keeps the admin addresses fresh for 5 minutes and for 10 in all, with one retry', () => {
  const query = adminEmailsQuery({ identity: identityWith({}), isSignedIn: true });
  expect([query.staleTime, query.gcTime, query.retry]).toEqual([5 * minute, 10 * minute, 1]);
});

it('[R7.12] keeps other reads fresh for 5 minutes, with one retry', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  const profile = profileQuery({ identity: identityWith({}), isSignedIn: true });
  expect({ ...queries, ...profile }).toMatchObject({ staleTime: 5 * minute, retry: 1 });
});

it('[R7.04] takes an error of the admin check for a no', async () => {
  const identity = identityWith({ isAdmin: () => Promise.reject(new Error('away')) });
  const answer = await createQueryClient().query(isAdminQuery({ identity, isSignedIn: true }));
  expect(answer).toBe(false);
});

it('[R7.04] tolerates that no admin addresses are stored', async () => {
  const identity = identityWith({ people: { adminEmails: async () => null } });
  const query = adminEmailsQuery({ identity, isSignedIn: true });
  expect(await createQueryClient().query(query)).toBeNull();
});

it('[R7.15] reads a missing profile as null', async () => {
  const identity = identityWith({ profile: async () => null, salesRep: async () => null });
  const client = createQueryClient();
  expect(await client.query(profileQuery({ identity, isSignedIn: true }))).toBeNull();
  expect(await client.query(salesRepQuery({ identity, isSignedIn: true }))).toBeNull();
});

it.each([
  ['isAdmin', isAdminQuery],
  ['profile', profileQuery],
  ['salesRep', salesRepQuery],
  ['adminEmails', adminEmailsQuery],
] as const)('asks nothing about %s while nobody is signed in', (name, query) => {
  const procedure = vi.fn();
  const identity = identityWith({ [name]: procedure, people: { adminEmails: procedure } });
  const client = createQueryClient();
  // The options differ in what they answer; observing them is the same.
  const options = query({ identity, isSignedIn: false }) as ReturnType<typeof profileQuery>;
  const stop = new QueryObserver(client, options).subscribe(() => undefined);
  expect(procedure).not.toHaveBeenCalled();
  stop();
});

it('forgets personal reads, and keeps those that are the same for everybody', () => {
  const client = createQueryClient();
  client.setQueryData([['identity', 'profile']], 'mine');
  client.setQueryData([['identity', 'account', 'read'], { type: 'query' }], 'mine');
  client.setQueryData(['somewhere'], 'mine, perhaps');
  client.setQueryData([['events', 'upcoming'], { type: 'query' }], 'ours');
  dropPersonalReads(client, true);
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
  dropPersonalReads(client, isPageForAll);
  expect(observer.getCurrentResult().data).toBeUndefined();
  await afterTheTurn();
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
  dropPersonalReads(client, true);
  // The page is drawn anew, for a visitor.
  observer.setOptions({ ...options, enabled: false });
  await afterTheTurn();
  expect(read).toHaveBeenCalledTimes(1);
  stop();
});

function afterTheTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
