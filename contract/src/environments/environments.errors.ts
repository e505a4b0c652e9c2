export const environmentErrors = {
  /** It was retried or dropped meanwhile. */
  DEAD_LETTER_NOT_FOUND: { status: 404 },
} as const;
