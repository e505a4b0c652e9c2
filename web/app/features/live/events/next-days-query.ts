import type { queries } from '../../../lib/api.ts';

/** How many days the Next 7 Days widget covers. */
const widgetDaysAhead = 7;

export function nextDaysQuery(source: typeof queries) {
  return source.events.upcoming.queryOptions({ input: { daysAhead: widgetDaysAhead } });
}
