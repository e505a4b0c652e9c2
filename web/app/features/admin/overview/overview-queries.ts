import type { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { readPeriod } from '../kit/statistics/period.ts';

/** The kinds that the overview counts, by the names of their lists. */
export const shownKinds = [
  { kind: 'course', title: 'admin.catalogue.courses' },
  { kind: 'book', title: 'admin.catalogue.books' },
  { kind: 'indicator', title: 'admin.catalogue.indicators' },
] as const satisfies readonly { kind: string; title: TextKey }[];

/** `changed` is public too: three counts for each kind, in this order. */
const countedStates = ['published', 'changed', 'draft'] as const;

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

export function catalogueCountQueries(source: typeof queries) {
  return shownKinds.flatMap(({ kind }) =>
    countedStates.map((state) =>
      source.catalogueAdmin.list.queryOptions({ input: { kind, state, limit: 1 } }),
    ),
  );
}

/** Of the last thirty days. */
export function recentSalesQuery(source: typeof queries, now: Date) {
  const input = readPeriod(new URLSearchParams(), now);
  return source.ordersAdmin.statistics.queryOptions({ input });
}

export function openTransfersQuery(source: typeof queries) {
  const input = { state: 'pending', method: 'transfer', limit: 1 } as const;
  return source.ordersAdmin.list.queryOptions({ input });
}
