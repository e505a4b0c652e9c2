import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type QuoteInput, type QuoteResult, quoteQuery } from './quote-query.ts';
import { useDebounced } from './use-debounced.ts';

/** Debounce before the amounts are requested again. */
const debounceMs = 350;

export type CurrentQuote = {
  readonly answer: QuoteResult | undefined;
  /** Calculated for the seller's country, because the buyer's isn't chosen yet. */
  readonly isProvisional: boolean;
  readonly error: unknown;
  /** Whether the amounts match the current input. */
  readonly isSettled: boolean;
  readonly isFetching: boolean;
  refetch(): void;
};

/** The amounts for an input; the previous ones stay visible until the new ones arrive. */
export function useQuote(input: QuoteInput, listCountry: string): CurrentQuote {
  const debouncedInput = useDebounced(input, debounceMs);
  const isKnown = debouncedInput.country !== '';
  const query = useQuery({
    ...quoteQuery(isKnown ? debouncedInput : asListed(debouncedInput, listCountry)),
    placeholderData: keepPreviousData,
  });
  return {
    answer: query.data,
    isProvisional: !isKnown,
    error: query.error,
    isSettled: debouncedInput === input && query.isSuccess && !query.isFetching,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** A VAT id means nothing before its country is known. */
function asListed(input: QuoteInput, country: string): QuoteInput {
  return { ...input, country, isCompany: false, vatId: null };
}
