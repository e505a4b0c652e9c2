import type { queries } from '../../../../lib/api.ts';
import type { Month } from './calendar-days.ts';

export function monthQuery(source: typeof queries, month: Month) {
  return source.events.inMonth.queryOptions({ input: { month } });
}
