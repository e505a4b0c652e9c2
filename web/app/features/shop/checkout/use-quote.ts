import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type QuoteAnswer, type QuoteWish, quoteQuery } from './quote-query.ts';
import { useDebounced } from './use-debounced.ts';

/** How long a choice must stand before the amounts are asked for again. */
const pause = 350;

export type CurrentQuote = {
  readonly answer: QuoteAnswer | undefined;
  /** Worked out for the seller's country, because the buyer's is not chosen yet. */
  readonly isProvisional: boolean;
  readonly error: unknown;
  /** The amounts on the screen belong to what is chosen on the screen. */
  readonly isSettled: boolean;
  readonly isFetching: boolean;
  refetch(): void;
};

/** The amounts for an input; the previous ones stay visible until the new ones arrive. */
export function useQuote(wish: QuoteWish, listCountry: string): CurrentQuote {
  const settledWish = useDebounced(wish, pause);
  const isKnown = settledWish.country !== '';
  const query = useQuery({
    ...quoteQuery(isKnown ? settledWish : asListed(settledWish, listCountry)),
    placeholderData: keepPreviousData,
  });
  return {
    answer: query.data,
    isProvisional: !isKnown,
    error: query.error,
    isSettled: settledWish === wish && query.isSuccess && !query.isFetching,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  };
}

/** A company's VAT id means nothing before its country is known. */
function asListed(wish: QuoteWish, country: string): QuoteWish {
  return { ...wish, country, isCompany: false, vatId: null };
}
