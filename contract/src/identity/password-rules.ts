/** Kept free of the schema library: pages show these figures without downloading it. */
export const minPasswordLength = 10;
export const maxPasswordLength = 128;

/** Of zxcvbn's scores 0 to 4, the lowest that is accepted. */
export const acceptedPasswordScore = 3;

/** Why a password is weak. The words for each live in the web's catalogues. */
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
