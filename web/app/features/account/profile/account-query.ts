import type { queries } from '../../../lib/api.ts';

/** Everything the account screen shows, in one query. */
export function accountQuery(source: typeof queries) {
  return source.identity.account.read.queryOptions();
}

/** Which emails the member wants. */
export function emailPreferencesQuery(source: typeof queries) {
  return source.emailPreferences.mine.queryOptions();
}

/** Identity providers that can be linked. */
export function providersQuery(source: typeof queries) {
  return source.identity.providers.queryOptions();
}
