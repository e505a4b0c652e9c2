import { useDayFormat } from '../../kit/statistics/use-day-format.ts';

/** Formats the first and last day of a week or month. */
export function useCohortName() {
  const { dayShort } = useDayFormat();
  return ({ from, to }: { from: string; to: string }) => `${dayShort(from)} – ${dayShort(to)}`;
}
