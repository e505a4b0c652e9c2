import type { Money } from '@danube/contract/money.ts';
import { useMemo } from 'react';
import { countryName } from '../../lib/country-name.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useFormat } from '../../lib/use-format.tsx';

/** Words for countries, rates and calendar days, besides what every screen writes. */
export function useSalesFormat() {
  const format = useFormat();
  return useMemo(
    () => ({
      ...format,
      country: (code: string) => countryName(code, format.language),
      /** Of hundredths of a percent. */
      rate: (vatRate: number) => format.percent(vatRate / 10_000, 2),
      /** A day of a calendar has no clock: noon UTC is that day on all of ours. */
      day: (day: string) =>
        formatDate(new Date(`${day}T12:00:00Z`), 'medium', {
          language: format.language,
          timeZone: 'UTC',
        }),
      dayShort: (day: string) =>
        formatDate(new Date(`${day}T12:00:00Z`), 'monthDay', {
          language: format.language,
          timeZone: 'UTC',
        }),
    }),
    [format],
  );
}

/** Sums and differences of whole cents are whole cents. */
export function cents(amount: number): Money {
  // True by what it is given: sums and differences of Money.
  return amount as Money;
}
