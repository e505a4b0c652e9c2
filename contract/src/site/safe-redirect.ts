export const maxRedirectLength = 2_000;
/** Only used as the base for parsing; the result must have the same origin. */
const base = 'https://origin.invalid';
const authPage = /^\/(?:auth|signup|login|forgot-password|reset-password)(?:\/|$)/i;
/** Some proxies decode these, and would see another path than we checked. */
const hiddenSeparator = /%(?:2f|5c|25|0[0-9a-d])/i;

/**
 * Where to go after signing in: a path of this site, or the fallback. Never another origin, however
 * the value is spelled, and never the sign-in screen.
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  if (!value || value.length > maxRedirectLength || !isPlainPath(value)) return fallback;
  const url = parseUrl(value);
  if (!url || url.origin !== base || url.username || url.password) return fallback;
  const path = decoded(url.pathname);
  // Dot segments may leave two leading slashes, which browsers read as another host.
  if (path === null || path.includes('//') || path.includes('\\')) return fallback;
  if (authPage.test(path) || hiddenSeparator.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Starts with exactly one slash and contains nothing that browsers drop or turn into a slash. */
function isPlainPath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return false;
  return Array.from(value).every(isVisible);
}

function isVisible(character: string): boolean {
  const code = character.charCodeAt(0);
  return code > 0x20 && code !== 0x7f && !(code >= 0x80 && code <= 0xa0);
}

/** Not `URL.parse`, which some supported browsers lack. */
function parseUrl(value: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
