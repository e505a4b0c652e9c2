import type { queries } from '../../../lib/api.ts';

/** Null if the role was revoked since the sign-in. */
export function ownRepQuery(source: typeof queries) {
  return source.identity.salesRep.queryOptions();
}
