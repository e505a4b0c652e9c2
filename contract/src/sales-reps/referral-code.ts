import * as z from 'zod';

/**
 * A code as someone types or follows it. Issued ones have a stricter form; older codes that were
 * brought along may have any of this one.
 */
export const referralCodeSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{1,39}$/);

/** Capitals and digits, at least one of each, so that no word that people type is a code. */
const issued = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{5,12}$/;

export const issuedCodeSchema = referralCodeSchema.regex(issued);

/** Whether a single segment of an address is to be looked up as a code; case doesn't matter. */
export function looksIssued(segment: string): boolean {
  return issued.test(segment.toUpperCase());
}
