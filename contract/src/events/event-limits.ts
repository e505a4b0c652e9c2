// Separate from the schemas, so that pages don't load them.

/** How many months before and after the current one the calendar covers. */
export const calendarRange = { back: 1, ahead: 12 } as const;

/** How many minutes before its start a session can be joined. */
export const roomOpensMinutes = 15;

/** How many hours a freed place is held for the next person on the waiting list. */
export const offerHours = 24;
