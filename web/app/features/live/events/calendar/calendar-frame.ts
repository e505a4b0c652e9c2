/**
 * The calendar and what is in its place while it loads are as tall as each other, with room
 * for a day of two sessions: nothing on the page moves when the one takes the other's place.
 */
export const calendarClasses = 'grid min-h-[33rem] content-start gap-y-2';
