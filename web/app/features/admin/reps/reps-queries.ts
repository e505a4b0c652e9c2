import type { RepId } from '@danube/contract/sales-reps/sales-reps.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { type RepsView, repsInput } from './reps-view.ts';

export function repsQuery(source: typeof queries, view: RepsView) {
  return source.salesRepsAdmin.list.queryOptions({ input: repsInput(view) });
}

/** The id comes from a URL: the server rejects an invalid one. */
export function repQuery(source: typeof queries, id: string, days: number) {
  // The brand only says that it is a rep's id, which the server checks.
  return source.salesRepsAdmin.read.queryOptions({ input: { id: id as RepId, days } });
}

export function repLinesQuery(source: typeof queries, id: RepId, cursor: string | undefined) {
  return source.salesRepsAdmin.lines.queryOptions({
    input: { repId: id, ...(cursor ? { cursor } : {}), limit: 10 },
  });
}

export function holdsQuery(source: typeof queries) {
  return source.salesRepsAdmin.holds.queryOptions();
}

export function payoutsQuery(source: typeof queries) {
  return source.salesRepsAdmin.payouts.queryOptions();
}

/** After an action: refetches lists, figures and the log. */
export async function refetchReps(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  await queryClient.invalidateQueries({ queryKey: queries.salesRepsAdmin.key() });
}
