import { createHash, randomBytes } from 'node:crypto';

/** For a link in an email: 256 bits that only the email contains. The tables store its hash. */
export function createToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
