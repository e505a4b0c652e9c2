/** A student who hasn't opened a lesson for this long has stopped. */
export const stoppedAfterDays = 14;

/** With fewer first answers than this, a question's share of correct answers is mostly chance. */
export const minAnswers = 10;
