export const claimErrors = {
  /** A figure cannot be right on a day that has not come. */
  SOURCE_DATE_IN_FUTURE: { status: 422 },
} as const;
