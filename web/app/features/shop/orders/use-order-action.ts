import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { errorText, type OwnErrorTexts } from '../../../lib/error-texts.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Texts for buyers; the shared texts of these codes are for administrators. */
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

export type OrderAction = {
  run(): void;
  isPending: boolean;
  /** Why it failed, as text. */
  problem: string | null;
  reset(): void;
};

/**
 * One action on an order or a subscription. It is done when the orders have been refetched; after
 * an error too, since the screen may have been out of date.
 */
export function useOrderAction<Output>(
  act: () => Promise<Output>,
  onDone: (output: Output) => void,
): OrderAction {
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
