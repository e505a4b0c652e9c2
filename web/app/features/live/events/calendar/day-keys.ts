import { addDays, addMonths, type Day, monthOf, placeInWeek, sameDayIn } from './calendar-days.ts';

/** Where a key leads from a day of the grid; undefined for keys that are not the grid's. */
export function dayAfterKey(key: string, day: Day, firstWeekday: number): Day | undefined {
  const place = placeInWeek(day, firstWeekday);
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
