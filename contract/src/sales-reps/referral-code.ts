import * as z from 'zod';

/**
 * A referral code as typed or linked. Issued codes have a stricter format; imported older codes may
 * have any of this one.
 */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/);

/** Upper-case letters and digits, at least one of each, so that no ordinary word is a code. */
const issuedCodePattern = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{5,12}$/;

export const issuedCodeSchema = referralCodeSchema.regex(issuedCodePattern);

/** Whether a URL segment should be looked up as a code; case-insensitive. */
export function looksLikeIssuedCode(segment: string): boolean {
  return issuedCodePattern.test(segment.toUpperCase());
}
