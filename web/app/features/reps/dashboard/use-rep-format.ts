import { useMemo } from 'react';
import { countryName } from '../../../lib/country-name.ts';
import { type DateStyle, formatDate } from '../../../lib/format-date.ts';
import { useFormat } from '../../../lib/use-format.tsx';

/** Localised rates, calendar days and countries, besides the general formats. */
export function useRepFormat() {
  const format = useFormat();
  return useMemo(() => {
    // Calendar days have no time: noon UTC is that day in all of our time zones.
    const day = (date: string, style: DateStyle) =>
      formatDate(new Date(`${date}T12:00:00Z`), style, {
        language: format.language,
        timeZone: 'UTC',
      });
    return {
      ...format,
      day,
      month: (month: string) => day(`${month}-15`, 'month'),
      /** From hundredths of a percent. */
      rate: (rate: number) => format.percent(rate / 10_000, 2),
      country: (code: string) => countryName(code, format.language),
    };
  }, [format]);
}
