import type { queries } from '../../../lib/api.ts';

export function countriesQuery(source: typeof queries) {
  return source.checkout.countries.queryOptions();
}

export function invitationQuery(source: typeof queries) {
  return { ...source.salesReps.invitation.queryOptions(), retry: false };
}
