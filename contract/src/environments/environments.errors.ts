export const environmentErrors = {
  /** It was retried or dropped in the meantime. */
  DEAD_LETTER_NOT_FOUND: { status: 404 },
} as const;
