/** A student who hasn't opened a lesson for this long has stopped. */
export const stoppedAfterDays = 14;

/** With fewer first answers than this, a question's share says more about chance than about it. */
export const minAnswers = 10;
