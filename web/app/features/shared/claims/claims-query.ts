import type { queries } from '../../../lib/api.ts';

export function claimsQuery(source: typeof queries) {
  return source.claims.list.queryOptions();
}
