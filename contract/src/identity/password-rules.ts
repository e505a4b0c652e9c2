/** Without zod, so that pages can show these numbers without loading it. */
export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** The lowest accepted zxcvbn score, of 0 to 4. */
export const minPasswordScore = 3;

/** Why a password is weak. The web's locales have a text for each. */
export const passwordReasons = [
  'tooShort',
  'commonPassword',
  'commonWord',
  'name',
  'personalDetail',
  'keyboardPattern',
  'repetition',
  'sequence',
  'date',
  'guessable',
] as const;

export type PasswordReason = (typeof passwordReasons)[number];
