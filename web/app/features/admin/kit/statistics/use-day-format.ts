import { useMemo } from 'react';
import { type DateStyle, formatDate } from '../../../../lib/format-date.ts';
import { useLanguage } from '../../../../lib/texts.tsx';

/** Words for days of a calendar, which have no clock: noon UTC is that day on all of ours. */
export function useDayFormat() {
  const language = useLanguage();
  return useMemo(() => {
    const write = (day: string, style: DateStyle) =>
      formatDate(new Date(`${day}T12:00:00Z`), style, { language, timeZone: 'UTC' });
    return {
      day: (day: string) => write(day, 'medium'),
      dayShort: (day: string) => write(day, 'monthDay'),
    };
  }, [language]);
}
