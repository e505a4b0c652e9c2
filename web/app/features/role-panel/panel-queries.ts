import type { queries } from '../../lib/api.ts';

const newestCount = 3;
/** Enough to find acts among the reads, which this panel adds to with every visit. */
const searchedEntries = 30;

/** The newest members; how many there are in all comes with them. */
export function newestPeopleQuery(source: typeof queries) {
  return source.identity.people.list.queryOptions({ input: { limit: newestCount } });
}

export function latestEntriesQuery(source: typeof queries) {
  return source.audit.list.queryOptions({ input: { limit: searchedEntries } });
}

export function ownRepQuery(source: typeof queries) {
  return source.identity.salesRep.queryOptions();
}
