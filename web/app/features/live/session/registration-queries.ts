import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';

type SessionRef = Pick<Occurrence, 'slug' | 'date'>;

/** The person's registration for one session. */
export function registrationQuery(source: typeof queries, { slug, date }: SessionRef) {
  return source.events.registration.queryOptions({ input: { slug, date } });
}

/** The sessions that the person is registered for, waits for or was offered. */
export function registrationsQuery(source: typeof queries) {
  return source.events.registrations.queryOptions();
}

/** After someone registered or cancelled. */
export async function refetchRegistrations(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queries.events.registration.key() }),
    queryClient.invalidateQueries({ queryKey: queries.events.registrations.key() }),
  ]);
}
