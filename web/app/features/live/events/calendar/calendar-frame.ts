/**
 * The calendar and its placeholder have the same height, with room for a day with two sessions, so
 * that the layout doesn't shift.
 */
export const calendarClasses = 'grid min-h-[33rem] content-start gap-y-2';
