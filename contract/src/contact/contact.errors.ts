export const contactErrors = {
  /** A program filled the field that people do not see. Said aloud, so that nobody waits in vain. */
  MESSAGE_REFUSED: { status: 422 },
} as const;
