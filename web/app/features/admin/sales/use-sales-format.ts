import type { Money } from '@danube/contract/money.ts';
import { useMemo } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { useFormat } from '../../../lib/use-format.tsx';
import { useDayFormat } from '../kit/statistics/use-day-format.ts';

/** Localised countries, rates and calendar days, besides the general formats. */
export function useSalesFormat() {
  const format = useFormat();
  const days = useDayFormat();
  return useMemo(
    () => ({
      ...format,
      country: (code: string) => countryName(code, format.language),
      /** From hundredths of a percent. */
      rate: (vatRate: number) => format.percent(vatRate / 10_000, 2),
      ...days,
    }),
    [format, days],
  );
}

/** Sums and differences of whole cents are in whole cents. */
export function cents(amount: number): Money {
  // Callers pass sums and differences of Money.
  return amount as Money;
}
