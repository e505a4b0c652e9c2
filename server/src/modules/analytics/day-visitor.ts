import { createHmac } from 'node:crypto';

/**
 * The same number for the same address and browser while the day's salt exists, as a signed 64-bit
 * integer. Once the salt is deleted, nobody can compute it again or link two days.
 */
export function hashDayVisitor(
  salt: Buffer,
  { address, userAgent }: { address: string | null; userAgent: string },
): string | null {
  if (address === null) return null;
  const hash = createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest();
  return hash.readBigInt64LE().toString();
}
