import type { queries } from '../../../lib/api.ts';

export function claimsQuery(source: typeof queries) {
  return source.claims.list.queryOptions();
}

/** Counted figures that replace the register's; usually none. */
export function figuresQuery(source: typeof queries) {
  return source.claims.figures.queryOptions();
}
