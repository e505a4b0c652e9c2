import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RequestHeaders } from '../../../platform/request-headers.ts';

/** `__Host-`: only sent to this host over HTTPS, and sibling domains can't set it. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * The token from the session cookie signed by the auth library; null if it is missing or the
 * signature is invalid. The library does the same check but with additional lookups, and this runs
 * on every request.
 */
export function readSessionToken(
  headers: RequestHeaders,
  { siteUrl, secret }: { readonly siteUrl: string; readonly secret: string },
): string | null {
  const value = sessionCookieOf(headers, siteUrl);
  const end = value?.lastIndexOf('.') ?? -1;
  if (!value || end < 1) return null;
  const token = value.slice(0, end);
  const given = Buffer.from(value.slice(end + 1));
  const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** Whether the browser sent one at all, valid or not. */
export function hasSessionCookie(
  headers: RequestHeaders,
  settings: { readonly siteUrl: string },
): boolean {
  return Boolean(sessionCookieOf(headers, settings.siteUrl));
}

function sessionCookieOf(headers: RequestHeaders, siteUrl: string): string | undefined {
  return cookieOf(headers, cookieName('session', siteUrl.startsWith('https:')));
}

/** The first cookie of that name, as the library reads it. */
function cookieOf(headers: RequestHeaders, name: string): string | undefined {
  const begin = `${name}=`;
  const cookies = headers.get('cookie')?.split(';') ?? [];
  const value = cookies.map((cookie) => cookie.trim()).find((cookie) => cookie.startsWith(begin));
  return value && decoded(value.slice(begin.length));
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
