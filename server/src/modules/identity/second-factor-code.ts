import { createHash } from 'node:crypto';

export type SecondFactorCode = { readonly isFromApp: boolean; readonly code: string };

/** Six digits come from the authenticator app; anything else is treated as a recovery code. */
export function readSecondFactorCode(typed: string): SecondFactorCode {
  const digits = typed.replace(/\s/g, '');
  const isFromApp = /^\d{6}$/.test(digits);
  return { isFromApp, code: isFromApp ? digits : typed.trim() };
}

/** The stored form of a used code, so that it works only once. */
export function hashCode(userId: string, code: string): string {
  return createHash('sha256').update(`${userId}:${code}`).digest('base64url');
}
