import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/**
 * The same number for the same address and browser while the day's salt exists, as a signed 64-bit
 * integer. Once the salt is deleted, nobody can compute it again or link two days.
 */
export function hashDayVisitor(
  salt: Buffer,
  { address, userAgent }: { address: string | null; userAgent: string },
): string | null {
  if (address === null) return null;
  const hash = createHmac('sha256', keyOf(salt)).update(`${address}\n${userAgent}`).digest();
  return hash.readBigInt64LE().toString();
}

/** Making a key out of bytes takes four times as long as hashing with it. */
const keys = new WeakMap<Buffer, KeyObject>();

function keyOf(salt: Buffer): KeyObject {
  const key = keys.get(salt) ?? createSecretKey(salt);
  keys.set(salt, key);
  return key;
}
