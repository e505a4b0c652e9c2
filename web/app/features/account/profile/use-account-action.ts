import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queries } from '../../../lib/api.ts';
import { type AccountProblem, toProblem } from './account-problem.ts';

export type AccountAction<Input> = {
  run(input: Input): void;
  isPending: boolean;
  problem: AccountProblem | null;
  reset(): void;
};

/**
 * One action on the account. It is done when the account has been refetched, so the screen shows
 * what the server stores; after an error too, since the screen may have been out of date.
 */
export function useAccountAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  onDone?: (output: Output) => void,
): AccountAction<Input> {
  const queryClient = useQueryClient();
  const isInProgress = useRef(false);
  const refetch = () => queryClient.invalidateQueries({ queryKey: queries.identity.key() });
  const mutation = useMutation({
    mutationFn: act,
    async onSuccess(output) {
      await refetch();
      onDone?.(output);
    },
    onError: refetch,
    onSettled() {
      isInProgress.current = false;
    },
  });
  const problem = useMemo(
    () => (mutation.error ? toProblem(mutation.error) : null),
    [mutation.error],
  );
  return {
    run(input) {
      if (isInProgress.current) return;
      isInProgress.current = true;
      mutation.mutate(input);
    },
    isPending: mutation.isPending,
    problem,
    reset: mutation.reset,
  };
}
