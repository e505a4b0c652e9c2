import { createHash, randomBytes } from 'node:crypto';

/** 256 bits for a link in an email or a session's cookie, and nowhere else: tables store the hash. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
