import { createHmac, timingSafeEqual } from 'node:crypto';
import { type EmailKind, isEmailKind } from '@danube/contract/email-preferences/email-kinds.ts';
import type { UnsubscribeLinks } from './email-preferences.api.ts';
import type { LinkSettings } from './email-preferences.dependencies.ts';

export const oneClickPath = '/api/email-preferences/stop';

/** What a link turns off, and for whom. */
type LinkedPreference = { readonly kind: EmailKind; readonly userId: string };

/**
 * The page's token comes after the `#`, so that servers, logs and statistics don't see it. Email
 * clients POST to the other link (RFC 8058); a fragment wouldn't reach the server, so the access
 * log redacts the token.
 */
export function unsubscribeLinks(
  settings: LinkSettings,
  linked: LinkedPreference,
): UnsubscribeLinks {
  const token = unsubscribeToken(settings, linked);
  return {
    pageUrl: `${settings.siteUrl}/newsletter#leave=${token}`,
    oneClickUrl: `${settings.siteUrl}${oneClickPath}/${token}`,
  };
}

/**
 * Derived, so nothing is stored: the kind in plain text for the page, the person, and our
 * signature.
 */
function unsubscribeToken(settings: LinkSettings, { kind, userId }: LinkedPreference): string {
  const named = `${kind}.${Buffer.from(userId).toString('base64url')}`;
  return `${named}.${signatureOf(settings, named).toString('base64url')}`;
}

/** Null if the signature isn't ours. */
export function readUnsubscribeToken(
  settings: LinkSettings,
  token: string,
): LinkedPreference | null {
  const [kind = '', person = '', signature = ''] = token.split('.');
  const expected = signatureOf(settings, `${kind}.${person}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (!isEmailKind(kind)) return null;
  return { kind, userId: Buffer.from(person, 'base64url').toString() };
}

function signatureOf({ secret }: LinkSettings, named: string): Buffer {
  return createHmac('sha256', `email-preferences:${secret}`).update(named).digest();
}
