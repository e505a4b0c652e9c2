import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { refetchRegistrations, registrationQuery } from './registration-queries.ts';

type SessionRef = Pick<Occurrence, 'slug' | 'date'>;

/** Registering and cancelling. The server's response is shown immediately. */
export function useRegistrationActions({ slug, date }: SessionRef) {
  const queryClient = useQueryClient();
  const timeZone = useVisitorTimeZone();
  const { queryKey } = registrationQuery(queries, { slug, date });
  const register = useMutation({
    ...queries.events.register.mutationOptions(),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Even without a response it may have succeeded.
    onSettled: () => refetchRegistrations(queryClient),
  });
  const unregister = useMutation({
    ...queries.events.unregister.mutationOptions(),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onSettled: () => refetchRegistrations(queryClient),
  });
  return {
    isRegistering: register.isPending,
    isLeaving: unregister.isPending,
    failure: register.error ?? unregister.error,
    register() {
      unregister.reset();
      register.mutate({ slug, date, timeZone });
    },
    /** A failure is in `failure`; a dialog that waits for the outcome uses `leave`. */
    stopReminder: () => unregister.mutate({ slug, date }),
    leave: () => unregister.mutateAsync({ slug, date }),
  };
}
