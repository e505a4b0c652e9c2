export const claimErrors = {
  /** A figure cannot be right on a day that has not come. */
  SOURCE_DATE_IN_FUTURE: { status: 422 },
  /** Nobody counts it, so there is nothing to show in its place. */
  CLAIM_NOT_COMPUTED: { status: 422 },
} as const;
