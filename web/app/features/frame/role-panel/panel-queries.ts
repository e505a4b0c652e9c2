import type { queries } from '../../../lib/api.ts';

/** Null if the role ended between the sign-in and now. */
export function ownRepQuery(source: typeof queries) {
  return source.identity.salesRep.queryOptions();
}
