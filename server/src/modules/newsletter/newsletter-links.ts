import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { NewsletterSettings } from './newsletter.dependencies.ts';

/** For the confirmation link: 256 bits that only the email contains. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the table stores of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * For the unsubscribe link. Derived instead of random: every letter contains it, so it must be
 * reproducible, and the table only stores its digest.
 */
export function unsubscribeToken({ secret }: NewsletterSettings, subscriberId: string): string {
  const mac = createHmac('sha256', `newsletter-departure:${secret}`);
  return mac.update(subscriberId).digest('base64url');
}

/** Tokens come after the `#`, so that servers, logs and statistics don't see them. */
export function confirmUrl({ siteUrl }: NewsletterSettings, token: string): string {
  return `${siteUrl}/newsletter#confirm=${token}`;
}

export function unsubscribeUrl(settings: NewsletterSettings, subscriberId: string): string {
  return `${settings.siteUrl}/newsletter#leave=${unsubscribeToken(settings, subscriberId)}`;
}

/** RFC 8058: email clients POST here directly, and a fragment wouldn't reach the server. */
export function oneClickUrl(settings: NewsletterSettings, subscriberId: string): string {
  return `${settings.siteUrl}${oneClickPath}/${unsubscribeToken(settings, subscriberId)}`;
}

export const oneClickPath = '/api/newsletter/leave';
