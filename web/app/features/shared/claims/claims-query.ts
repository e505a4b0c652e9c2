import type { queries } from '../../../lib/api.ts';

export function claimsQuery(source: typeof queries) {
  return source.claims.list.queryOptions();
}

/** The figures that were counted and are shown in the place of the register's; usually none. */
export function figuresQuery(source: typeof queries) {
  return source.claims.figures.queryOptions();
}
