export const eventErrors = {
  EVENT_NOT_FOUND: { status: 404 },
  /** The calendar cannot be turned that far. */
  MONTH_OUT_OF_REACH: { status: 422 },
  /** The rule cannot be read, or never comes true. */
  RECURRENCE_RULE_INVALID: { status: 422 },
  /** The event does not take place at that time, so there is nothing to call off or move. */
  OCCURRENCE_NOT_FOUND: { status: 404 },
} as const;
