import type { RequestHeaders } from './request-headers.ts';

const days30 = 30 * 24 * 3600;

/** Matches the hint's name with and without the prefix that it has over HTTPS. */
const hintPattern = /(?:^|;\s*)(?:__Host-)?signedIn=1/;

export function hasSignInHint(headers: RequestHeaders): boolean {
  return hintPattern.test(headers.get('cookie') ?? '');
}

/**
 * The readable cookie next to the HTTP-only session cookie. The hint proves nothing, but lets a
 * page start the application right away instead of flashing visitor content.
 */
export function signInHintCookies(hint: { isHttps: boolean; isOver: boolean }): string[] {
  const rest = `Path=/; SameSite=Lax; Max-Age=${hint.isOver ? 0 : days30}`;
  if (!hint.isHttps) return [`signedIn=1; ${rest}`];
  const withoutPrefix = 'signedIn=; Path=/; SameSite=Lax; Max-Age=0; Secure';
  // Browsers may still have the one from before the prefix, which the pages would believe.
  return [`__Host-signedIn=1; ${rest}; Secure`, withoutPrefix];
}
