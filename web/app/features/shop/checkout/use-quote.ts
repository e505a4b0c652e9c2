import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { hasCode } from '../../../lib/failure.ts';
import { useCartRead } from '../cart/use-cart.ts';
import { type QuoteInput, type QuoteResult, quoteQuery, withKnownCountry } from './quote-query.ts';
import { useDebounced } from './use-debounced.ts';

/** Debounce before the amounts are requested again. */
const debounceMs = 350;

export type CurrentQuote = {
  readonly isCartEmpty: boolean;
  readonly answer: QuoteResult | undefined;
  /** Calculated for the seller's country, because the buyer's isn't chosen yet. */
  readonly isProvisional: boolean;
  readonly error: unknown;
  /** Whether the amounts match the current input. */
  readonly isSettled: boolean;
  readonly isFetching: boolean;
  refetch(): void;
};

/**
 * The amounts for an input; the previous ones stay visible until the new ones arrive. An empty cart
 * has none, so none are requested.
 */
export function useQuote(input: QuoteInput, listCountry: string): CurrentQuote {
  const cart = useQuery(useCartRead());
  const isEmpty = cart.data?.items.length === 0;
  // A cart that can't be read doesn't keep anyone from ordering: the server reads it again.
  const isCartAwaited = cart.isPending && cart.failureCount === 0;
  const debouncedInput = useDebounced(input, debounceMs);
  const query = useQuery({
    ...quoteQuery(queries, withKnownCountry(debouncedInput, listCountry)),
    placeholderData: keepPreviousData,
    // Forgotten with the page: the cart may be another when it is opened again.
    gcTime: 0,
    enabled: !isEmpty && !isCartAwaited,
  });
  return {
    isCartEmpty: isEmpty || hasCode(query.error, 'CART_EMPTY'),
    answer: query.data,
    isProvisional: debouncedInput.country === '',
    error: query.error,
    isSettled: debouncedInput === input && query.isSuccess && !query.isFetching,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}
