import type { queries } from '../../../lib/api.ts';

export function ownRepQuery(source: typeof queries) {
  return source.identity.salesRep.queryOptions();
}
