import { useMemo } from 'react';
import { type DateStyle, formatDate } from '../../../../lib/format-date.ts';
import { useTextLanguage } from '../../../../lib/texts.tsx';

/** Formats calendar days, which have no time: noon UTC is that day in all of our time zones. */
export function useDayFormat() {
  const language = useTextLanguage();
  return useMemo(() => {
    const write = (day: string, style: DateStyle) =>
      formatDate(new Date(`${day}T12:00:00Z`), style, { language, timeZone: 'UTC' });
    return {
      day: (day: string) => write(day, 'medium'),
      dayShort: (day: string) => write(day, 'monthDay'),
    };
  }, [language]);
}
