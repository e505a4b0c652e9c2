import type { QueryClient } from '@tanstack/react-query';
import type { queries } from '../../../lib/api.ts';
import { dayQuery, plansQuery } from './calendar-queries.ts';
import { shownDay } from './managed-session.ts';

type SessionRef = { readonly eventId: string; readonly date: string };

/** Preloads the page of a session; returns its title, or null if there is no such session. */
export async function readSession(
  queryClient: QueryClient,
  source: typeof queries,
  { eventId, date }: SessionRef,
): Promise<string | null> {
  const plans = await queryClient.query({ ...plansQuery(source), retry: false });
  const day = shownDay(plans, eventId, date);
  const found = await queryClient.query({ ...dayQuery(source, day), retry: false });
  return found.find((each) => each.eventId === eventId && each.date === date)?.title ?? null;
}
