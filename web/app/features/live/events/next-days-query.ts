import type { queries } from '../../../lib/api.ts';

/** How far the Next 7 Days widget looks. */
const widgetDaysAhead = 7;

export function nextDaysQuery(source: typeof queries) {
  return source.events.upcoming.queryOptions({ input: { daysAhead: widgetDaysAhead } });
}
