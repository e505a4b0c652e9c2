import { matchPath } from 'react-router';
import { publicPages } from './public-pages.ts';

/**
 * The one spelling of a public page's path; null where the path is no public page. Routes also
 * match other letter cases, escapes and slashes at the end. What fills a parameter stays as it
 * was typed, because slugs and codes may differ in case only.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = decodedSegments(pathname);
  if (!segments) return null;
  const decoded = segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  const page = publicPages.find(({ path }) => matchPath(path, decoded));
  if (!page) return null;
  return page.path
    .split('/')
    .map((part, place) => (part.startsWith(':') ? encodeURIComponent(segments[place] ?? '') : part))
    .join('/');
}

/** Null for escapes that are no text. */
function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
