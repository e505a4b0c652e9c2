import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verifyPassword } from 'better-auth/crypto';
import { limitConcurrency } from '../../../platform/limit-concurrency.ts';

const derive = promisify(argon2);

/**
 * Above the least that OWASP asks of Argon2id with one pass (46 MiB), and as much work as one of
 * the older hashes, so that the time doesn't reveal which kind an account has, or that there is none.
 */
const memoryKiB = 54 * 1024;
const prefix = `$argon2id$v=19$m=${memoryKiB},t=1,p=1$`;

/**
 * A hash takes 100 ms of a core and 54 MB, on the threads that also read files and resolve names.
 * Two at a time leave room for those, and a flood is rejected when the queue is full.
 */
export function createPasswordHasher() {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 40 });
  return {
    hash: (password: string) => inTurn(() => hashPassword(password)),
    verify: (pair: { hash: string; password: string }) => inTurn(() => verify(pair)),
  };
}

/** The auth library's scrypt, from before; the password itself is needed to replace it. */
export function isOutdatedHash(hash: string): boolean {
  return !hash.startsWith(prefix);
}

async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt);
  return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

async function verify({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (isOutdatedHash(hash)) return verifyPassword({ hash, password });
  const [salt = '', expected = ''] = hash.slice(prefix.length).split('$');
  const key = await deriveKey(password, Buffer.from(salt, 'base64url'));
  const stored = Buffer.from(expected, 'base64url');
  return stored.length === key.length && timingSafeEqual(stored, key);
}

/** Normalised, because keyboards write the same character in several ways. */
function deriveKey(password: string, nonce: Buffer): Promise<Buffer> {
  const message = password.normalize('NFKC');
  const settings = { parallelism: 1, tagLength: 32, memory: memoryKiB, passes: 1 };
  return derive('argon2id', { message, nonce, ...settings });
}
