import { useMemo } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { type DateStyle, formatDate } from '../../../lib/format-date.ts';
import { useFormat } from '../../../lib/use-format.tsx';

/** Words for rates, calendar days and countries, besides what every screen writes. */
export function useRepFormat() {
  const format = useFormat();
  return useMemo(() => {
    // Days have no clock: noon UTC is that day on all of ours.
    const day = (date: string, style: DateStyle) =>
      formatDate(new Date(`${date}T12:00:00Z`), style, {
        language: format.language,
        timeZone: 'UTC',
      });
    return {
      ...format,
      day,
      month: (month: string) => day(`${month}-15`, 'month'),
      /** Of hundredths of a percent. */
      rate: (rate: number) => format.percent(rate / 10_000, 2),
      country: (code: string) => countryName(code, format.language),
    };
  }, [format]);
}
