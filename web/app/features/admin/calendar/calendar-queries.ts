import type { LanguageCode } from '@danube/contract/locale.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { type CalendarView, windowOf } from './calendar-view.ts';

export function occurrencesQuery(
  source: typeof queries,
  view: CalendarView,
  language: LanguageCode,
) {
  return source.eventsAdmin.occurrences.queryOptions({ input: windowOf(view, language) });
}

/** The sessions of one day. */
export function dayQuery(source: typeof queries, day: string) {
  return source.eventsAdmin.occurrences.queryOptions({ input: { from: day, to: day } });
}

export function plansQuery(source: typeof queries) {
  return source.eventsAdmin.list.queryOptions();
}

/** After a change: refetches the calendar, the plans, the public sessions, and the log. */
export async function refetchCalendar(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queries.audit.key() });
  void queryClient.invalidateQueries({ queryKey: queries.events.key() });
  await queryClient.invalidateQueries({ queryKey: queries.eventsAdmin.key() });
}
