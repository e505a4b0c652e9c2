import { addDays, addMonths, type Day, monthOf, sameDayIn, weekdayIndex } from './calendar-days.ts';

/** The day a key moves to; undefined for other keys. */
export function dayForKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  const place = weekdayIndex(day, firstWeekday);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}
