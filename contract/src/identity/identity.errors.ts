import * as z from 'zod';
import { passwordReasons } from './password-rules.ts';

export const identityErrors = {
  /** Neither an address or number nor a password was given. */
  CREDENTIALS_MISSING: { status: 400 },
  /** Doesn't reveal which of the two was wrong, or whether the account exists. */
  CREDENTIALS_INVALID: { status: 401 },
  /** Only returned after the correct password. */
  ACCOUNT_SUSPENDED: { status: 403, data: z.object({ reason: z.string() }) },
  /** There is no session to end or renew. */
  SESSION_MISSING: { status: 401 },
  PASSWORD_WEAK: { status: 422, data: z.object({ reasons: z.array(z.enum(passwordReasons)) }) },
  /** The password that was requested again, to be sure who is there, was wrong. */
  PASSWORD_WRONG: { status: 422 },
  /** For accounts without a password: sign in again, then repeat. */
  FRESH_SIGN_IN_NEEDED: { status: 403 },
  /** The link was opened in another browser than the one that registered: the password, please. */
  PASSWORD_NEEDED: { status: 401 },
  /** A link of an email that was used, has expired or never was. */
  LINK_INVALID: { status: 410 },
  /** A code of six digits, or a recovery code, that does not fit. */
  CODE_INVALID: { status: 422 },
  /** The first step of the sign-in is too long ago, or the code was wrong too often. */
  SECOND_FACTOR_EXPIRED: { status: 401 },
  /** The factor has to be shown again in this session before the act: it was long ago, or never. */
  SECOND_FACTOR_NEEDED: {
    status: 403,
    data: z.object({ hasApp: z.boolean(), hasPasskey: z.boolean() }),
  },
  TWO_FACTOR_ALREADY_ON: { status: 409 },
  TWO_FACTOR_OFF: { status: 409 },
  PROVIDER_UNKNOWN: { status: 404 },
  /** The authenticator's answer does not fit what was asked. */
  PASSKEY_REFUSED: { status: 422 },
  PROVIDER_NOT_LINKED: { status: 404 },
  /** Nobody may be left without a way to sign in. */
  LAST_WAY_TO_SIGN_IN: { status: 409 },
  PASSKEY_NOT_FOUND: { status: 404 },
  DEVICE_NOT_FOUND: { status: 404 },
  EXPORT_NOT_READY: { status: 409 },
  PERSON_NOT_FOUND: { status: 404 },
  /** Administrators cannot suspend themselves or take their own role: nobody might be left. */
  NOT_ONESELF: { status: 409 },
} as const;
