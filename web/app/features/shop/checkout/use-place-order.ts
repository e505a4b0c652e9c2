import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { queries } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useLocalPath } from '../../../lib/local-path.ts';
import { redirectToExternalSite } from '../../../lib/redirect-to-external-site.ts';
import { createOrderKeys } from './order-key.ts';

type PlaceOrderInput = Parameters<typeof queries.checkout.placeOrder.call>[0];
type OrderInput = Omit<PlaceOrderInput, 'key'>;

/** Places the order and continues to the payment. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [keys] = useState(() => createOrderKeys(() => crypto.randomUUID()));
  const mutation = useMutation({
    mutationFn: (input: OrderInput) =>
      queries.checkout.placeOrder.call({ ...input, key: keys.keyFor(input) }),
    onSuccess({ orderId, payAt }) {
      void queryClient.invalidateQueries({ queryKey: queries.cart.key() });
      void queryClient.invalidateQueries({ queryKey: queries.orders.key() });
      if (payAt !== null) redirectToExternalSite(payAt);
      else void navigate(localPath(`/payment/success?order=${orderId}`));
    },
    onError(error) {
      if (hasCode(error, 'KEY_REUSED')) keys.forget();
      // Most rejections mean that the screen is out of date.
      void queryClient.invalidateQueries({ queryKey: queries.checkout.quote.key() });
    },
  });
  const { reset } = mutation;
  useEffect(() => {
    // Returning from Stripe may restore this page from the back/forward cache, still pending.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void queryClient.invalidateQueries();
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [reset, queryClient]);
  return {
    place: (input: OrderInput) => mutation.mutate(input),
    error: mutation.error,
    clearError: reset,
    /** Also while the browser navigates to Stripe. */
    isInProgress: mutation.isPending || mutation.isSuccess,
  };
}
