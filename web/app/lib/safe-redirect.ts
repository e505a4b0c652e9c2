const longest = 2_000;
/** Only there to resolve against; no result may name it, and none may leave it. */
const base = 'https://origin.invalid';
const authPage = /^\/(?:auth|signup|login|forgot-password|reset-password)(?:\/|$)/i;
/** Some parts between browser and server decode these, and would read another path than we did. */
const hiddenSeparator = /%(?:2f|5c|25|0[0-9a-d])/i;

/**
 * Where to go after signing in: a path of this site, or the fallback. Never leaves the origin,
 * however the value is spelt, and never leads back to the authentication screen.
 */
export function safeRedirect(value: string | null | undefined, fallback = '/'): string {
  if (!value || value.length > longest || !isPlainPath(value)) return fallback;
  const url = resolved(value);
  if (!url || url.origin !== base || url.username || url.password) return fallback;
  const path = decoded(url.pathname);
  // Dot segments may leave two slashes in front, which a browser takes for another host.
  if (path === null || path.includes('//') || path.includes('\\')) return fallback;
  if (authPage.test(path) || hiddenSeparator.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Begins with exactly one slash and holds nothing that browsers drop or turn into a slash. */
function isPlainPath(value: string): boolean {
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return false;
  return Array.from(value).every(isVisible);
}

function isVisible(character: string): boolean {
  const code = character.charCodeAt(0);
  return code > 0x20 && code !== 0x7f && !(code >= 0x80 && code <= 0xa0);
}

/** `URL.parse` is younger than some browsers that this runs in. */
function resolved(value: string): URL | null {
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
