import * as z from 'zod';
import { passwordReasons } from './password-rules.ts';

export const identityErrors = {
  /** No email, phone number or password was given. */
  CREDENTIALS_MISSING: { status: 400 },
  /** Doesn't reveal which of the two was wrong, or whether the account exists. */
  CREDENTIALS_INVALID: { status: 401 },
  /** Only returned after the correct password. */
  ACCOUNT_SUSPENDED: { status: 403, data: z.object({ reason: z.string() }) },
  /** There is no session to end or renew. */
  SESSION_MISSING: { status: 401 },
  PASSWORD_WEAK: { status: 422, data: z.object({ reasons: z.array(z.enum(passwordReasons)) }) },
  /** The password that confirms a sensitive action was wrong. */
  PASSWORD_WRONG: { status: 422 },
  /** For accounts without a password: sign in again, then repeat. */
  FRESH_SIGN_IN_NEEDED: { status: 403 },
  /**
   * The link was opened in a different browser than the registration, so the password is required.
   */
  PASSWORD_NEEDED: { status: 401 },
  /** The email link was already used, has expired or never existed. */
  LINK_INVALID: { status: 410 },
  /** The 6-digit code or recovery code is wrong. */
  CODE_INVALID: { status: 422 },
  /** The first step of the sign-in was too long ago, or there were too many wrong codes. */
  SECOND_FACTOR_EXPIRED: { status: 401 },
  /** The second factor must be verified again in this session first. */
  SECOND_FACTOR_NEEDED: {
    status: 403,
    data: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }),
  },
  TWO_FACTOR_ALREADY_ON: { status: 409 },
  TWO_FACTOR_OFF: { status: 409 },
  PROVIDER_UNKNOWN: { status: 404 },
  /** The authenticator's response doesn't match the challenge. */
  PASSKEY_REFUSED: { status: 422 },
  PROVIDER_NOT_LINKED: { status: 404 },
  /** An account must keep at least one way to sign in. */
  LAST_WAY_TO_SIGN_IN: { status: 409 },
  PASSKEY_NOT_FOUND: { status: 404 },
  DEVICE_NOT_FOUND: { status: 404 },
  EXPORT_NOT_READY: { status: 409 },
  PERSON_NOT_FOUND: { status: 404 },
  /** Administrators can't suspend themselves or remove their own role: none might be left. */
  NOT_ONESELF: { status: 409 },
  /** Administrators must give up their role first. */
  STAFF_NOT_ERASED: { status: 409 },
  /** Someone whose account is scheduled for erasure can't become staff. */
  ACCOUNT_LEAVING: { status: 409 },
  /** The daily limit of staff emails to this person has been reached. */
  MAIL_LIMIT_REACHED: {
    status: 429,
    data: z.object({ max: z.number().int(), possibleAt: z.date() }),
  },
} as const;
