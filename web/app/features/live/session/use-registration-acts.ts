import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useVisitorTimeZone } from '../../../lib/time-zone.ts';
import { refetchRegistrations, registrationQuery } from './registration-queries.ts';

type Address = Pick<Occurrence, 'slug' | 'date'>;

/** Taking a place and giving it back. What the server answers is shown immediately. */
export function useRegistrationActs({ slug, date }: Address) {
  const queryClient = useQueryClient();
  const timeZone = useVisitorTimeZone();
  const { queryKey } = registrationQuery(queries, { slug, date });
  const register = useMutation({
    ...queries.events.register.mutationOptions(),
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    // Also where no answer came: it may be done all the same.
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
    leave: () => unregister.mutateAsync({ slug, date }),
  };
}
