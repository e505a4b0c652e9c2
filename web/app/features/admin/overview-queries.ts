import type { queries } from '../../lib/api.ts';

/** One row is enough: the figure comes with it. */
export function peopleCountQuery(source: typeof queries) {
  return source.identity.people.list.queryOptions({ input: { limit: 1 } });
}

export function latestEntryQuery(source: typeof queries) {
  return source.audit.list.queryOptions({ input: { limit: 1 } });
}

export function claimsQuery(source: typeof queries) {
  return source.claims.list.queryOptions();
}
