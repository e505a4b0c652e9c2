import type { queries } from '../../../lib/api.ts';

/** Everything the account screen shows, in one read. */
export function accountQuery(source: typeof queries) {
  return source.identity.account.read.queryOptions();
}

/** Services that can be linked. */
export function providersQuery(source: typeof queries) {
  return source.identity.providers.queryOptions();
}
