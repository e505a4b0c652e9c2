import type { queries } from '../../../lib/api.ts';

export function decisionsQuery(source: typeof queries) {
  return source.moderation.decisions.queryOptions();
}
