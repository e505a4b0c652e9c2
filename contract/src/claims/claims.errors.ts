export const claimErrors = {
  /** A figure can't be correct as of a future date. */
  SOURCE_DATE_IN_FUTURE: { status: 422 },
  /** No module computes this figure. */
  CLAIM_NOT_COMPUTED: { status: 422 },
} as const;
