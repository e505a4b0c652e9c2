import { findPage, partsOf } from './find-page.ts';

/**
 * The one spelling of a cached page's path; null if the path is no cached page. Routes also
 * match other letter cases, escapes and slashes at the end. What fills a parameter stays as it
 * was typed, because slugs and codes may differ in case only.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = decodedSegments(pathname);
  if (!segments) return null;
  const decoded = segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  const found = findPage(decoded);
  if (!found?.page.cache) return null;
  const spelled = partsOf(found.address).map((part, place) =>
    part.startsWith(':') ? encodeURIComponent(segments[place] ?? '') : part,
  );
  return spelled.join('/') || '/';
}

/** Null for escapes that are no text. */
function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
