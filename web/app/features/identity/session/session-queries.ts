import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

const minute = 60_000;

type Asked = { readonly identity: Api['identity']; readonly isSignedIn: boolean };

/*
 * Reads about the account that is signed in. The first part of a key names the procedure like
 * the keys of all other reads do, so one rule drops them when somebody signs out.
 */

/** Whether this is an administrator. Doubt is a no: the server decides again at every act. */
export function isAdminQuery({ identity, isSignedIn }: Asked) {
  return queryOptions({
    queryKey: [['identity', 'isAdmin']],
    queryFn: () => identity.isAdmin().catch(() => false),
    enabled: isSignedIn,
    staleTime: 2 * minute,
    gcTime: 5 * minute,
  });
}

/** Addresses of administrators; null where none are stored. */
export function adminEmailsQuery({ identity, isSignedIn }: Asked) {
  return queryOptions({
    queryKey: [['identity', 'people', 'adminEmails']],
    queryFn: () => identity.people.adminEmails(),
    enabled: isSignedIn,
    staleTime: 5 * minute,
    gcTime: 10 * minute,
    retry: 1,
  });
}

/** The profile; null where there is none. */
export function profileQuery({ identity, isSignedIn }: Asked) {
  return queryOptions({
    queryKey: [['identity', 'profile']],
    queryFn: () => identity.profile(),
    enabled: isSignedIn,
  });
}

/** The row of a sales representative; null for everyone else. */
export function salesRepQuery({ identity, isSignedIn }: Asked) {
  return queryOptions({
    queryKey: [['identity', 'salesRep']],
    queryFn: () => identity.salesRep(),
    enabled: isSignedIn,
  });
}
