import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { adminCache } from '../../../lib/admin-cache.ts';
import { queries } from '../../../lib/api.ts';
import { listInput, type PeopleView } from './people-view.ts';

const preparingPollMs = 5000;

export function peopleQuery(source: typeof queries, view: PeopleView) {
  return source.identity.people.list.queryOptions({ input: listInput(view) });
}

export function personQuery(source: typeof queries, userId: string) {
  return source.identity.people.read.queryOptions({ input: { userId } });
}

export function adminEmailsQuery(source: typeof queries) {
  return source.identity.people.adminEmails.queryOptions(adminCache.config);
}

export function personAccessQuery(source: typeof queries, userId: string, language: LanguageCode) {
  return source.entitlements.ofPerson.queryOptions({ input: { userId, language } });
}

export function personEntriesQuery(source: typeof queries, userId: string) {
  return source.identity.people.listEntries.infiniteOptions({
    input: (cursor: string | undefined) => ({ userId, ...(cursor ? { cursor } : {}) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Polls while a file is being prepared. */
export function dataRequestsQuery(source: typeof queries, userId: string) {
  return source.identity.dataRequests.read.queryOptions({
    input: { userId },
    refetchInterval: ({ state }) =>
      state.data?.export?.state === 'preparing' ? preparingPollMs : false,
  });
}

/** After a change of someone's account: refetches it, the list and the log. */
export function refetchPeople(client: QueryClient): void {
  const { read, list } = queries.identity.people;
  for (const { key } of [read, list, queries.audit]) {
    void client.invalidateQueries({ queryKey: key() });
  }
}

/** After a change of someone's notes: refetches them and the log. */
export async function refetchPersonEntries(client: QueryClient, userId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: queries.audit.key() });
  await client.invalidateQueries({ queryKey: personEntriesQuery(queries, userId).queryKey });
}
