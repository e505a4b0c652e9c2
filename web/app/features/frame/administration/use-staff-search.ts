import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queries } from '../../../lib/api.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';

/** The modules' search results, debounced. */
export function useStaffSearch(text: string) {
  const typed = text.replaceAll(/\s+/g, ' ').trim();
  const query = useDebouncedText(typed);
  const answer = useQuery({
    ...queries.administration.find.queryOptions({ input: { query } }),
    enabled: query !== '' && typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    matches: typed === '' ? [] : (answer.data ?? []),
    isWaiting: typed !== '' && (typed !== query || answer.isFetching),
    hasFailed: typed !== '' && answer.isError && !answer.isFetching,
    retry: () => void answer.refetch(),
  };
}
