import type { queries } from '../../../lib/api.ts';

export function claimsQuery(source: typeof queries) {
  return source.claims.list.queryOptions();
}

/** Computed figures that override the register's; usually none. */
export function figuresQuery(source: typeof queries) {
  return source.claims.figures.queryOptions();
}
