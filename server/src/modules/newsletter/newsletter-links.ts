import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { NewsletterSettings } from './newsletter.dependencies.ts';

/** For the link that confirms: 256 bits that only the email ever holds. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the table keeps of a token. */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * For the link to leave by. Derived, not drawn: it is in every letter, so it must be known
 * again for the next one, and the table keeps only its digest.
 */
export function departureToken({ secret }: NewsletterSettings, subscriberId: string): string {
  const mac = createHmac('sha256', `newsletter-departure:${secret}`);
  return mac.update(subscriberId).digest('base64url');
}

/** Tokens are behind the `#`: no server, log or statistics sees them. */
export function confirmUrl({ siteUrl }: NewsletterSettings, token: string): string {
  return `${siteUrl}/newsletter#confirm=${token}`;
}

export function leaveUrl(settings: NewsletterSettings, subscriberId: string): string {
  return `${settings.siteUrl}/newsletter#leave=${departureToken(settings, subscriberId)}`;
}

/** RFC 8058: mail programs post here themselves, and no `#` reaches a server. */
export function oneClickUrl(settings: NewsletterSettings, subscriberId: string): string {
  return `${settings.siteUrl}${oneClickPath}/${departureToken(settings, subscriberId)}`;
}

export const oneClickPath = '/api/newsletter/leave';
