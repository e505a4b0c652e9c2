export const contactErrors = {
  /** A bot filled in the honeypot field. Reported as an error, in case a person did. */
  MESSAGE_REFUSED: { status: 422 },
} as const;
