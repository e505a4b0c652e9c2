import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { orderProblemText } from './order-problem.ts';

export type OrderAct = {
  run(): void;
  isPending: boolean;
  problem: TextKey | null;
  reset(): void;
};

/**
 * One act on an order or a subscription. It counts as done when the screen has read the orders
 * anew; a refusal reads them too, since it may mean that the screen was out of date.
 */
export function useOrderAct<Output>(
  act: () => Promise<Output>,
  onDone: (output: Output) => void,
): OrderAct {
  const queryClient = useQueryClient();
  const readAnew = () => queryClient.invalidateQueries({ queryKey: queries.orders.key() });
  const mutation = useMutation({
    mutationFn: act,
    async onSuccess(output) {
      await readAnew();
      onDone(output);
    },
    onError: readAnew,
  });
  return {
    run: () => mutation.mutate(),
    isPending: mutation.isPending,
    problem: mutation.error ? orderProblemText(mutation.error) : null,
    reset: mutation.reset,
  };
}
