import { createHmac } from 'node:crypto';

/**
 * The same number for the same address and browser while the day's salt exists, as a signed 64-bit
 * integer. Nobody can compute it again, or compare two days, once the salt is deleted.
 */
export function dayVisitorOf(
  salt: Buffer,
  { address, userAgent }: { address: string | null; userAgent: string },
): string | null {
  if (address === null) return null;
  const hash = createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest();
  return hash.readBigInt64LE().toString();
}
