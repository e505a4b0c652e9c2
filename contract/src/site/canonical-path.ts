import { findPage, splitPath } from './find-page.ts';

/**
 * The canonical spelling of a cached page's path; null if it isn't a cached page. Routes also match
 * other letter cases, escapes and trailing slashes. Parameters stay as typed, because slugs and
 * codes may be case-sensitive.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = decodedSegments(pathname);
  if (!segments) return null;
  const decoded = segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  const found = findPage(decoded);
  if (!found?.page.cache) return null;
  const spelled = splitPath(found.address).map((part, place) =>
    part.startsWith(':') ? encodeURIComponent(segments[place] ?? '') : part,
  );
  return spelled.join('/') || '/';
}

/** Null for invalid escapes. */
function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
