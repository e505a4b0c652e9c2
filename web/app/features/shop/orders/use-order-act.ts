import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** What is said to buyers; the table's own words for these codes are the administration's. */
const orderErrorTexts = {
  ORDER_NOT_FOUND: 'orders.problems.orderNotFound',
  ORDER_STATE: 'orders.problems.orderState',
  SUBSCRIPTION_NOT_FOUND: 'orders.problems.subscriptionNotFound',
  PAYMENT_UNDER_WAY: 'orders.problems.paymentUnderWay',
  PAYMENT_UNAVAILABLE: 'orders.problems.paymentUnavailable',
  BAD_REQUEST: 'orders.problems.invalid',
  TOO_MANY_REQUESTS: 'orders.problems.tooMany',
  UNAUTHORIZED: 'orders.problems.signedOut',
  SERVICE_UNAVAILABLE: 'orders.problems.away',
  UNREACHABLE: 'orders.problems.away',
  UNKNOWN: 'orders.problems.failed',
} as const satisfies OwnErrorTexts;

export type OrderAct = {
  run(): void;
  isPending: boolean;
  /** Why it did not happen, in words. */
  problem: string | null;
  reset(): void;
};

/**
 * One act on an order or a subscription. It counts as done when the screen has read the orders
 * again; a refusal reads them too, since it may mean that the screen was out of date.
 */
export function useOrderAct<Output>(
  act: () => Promise<Output>,
  onDone: (output: Output) => void,
): OrderAct {
  const t = useTexts('orders');
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: queries.orders.key() });
  const mutation = useMutation({
    mutationFn: act,
    async onSuccess(output) {
      await refetch();
      onDone(output);
    },
    onError: refetch,
  });
  return {
    run: () => mutation.mutate(),
    isPending: mutation.isPending,
    problem: mutation.error ? errorText(mutation.error, t, orderErrorTexts) : null,
    reset: mutation.reset,
  };
}
