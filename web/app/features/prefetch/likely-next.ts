import { matchPath } from 'react-router';

/**
 * Where visitors of a page mostly go on to, by path or by pattern. Pages that are not built are
 * passed over.
 */
const likelyNext: Readonly<Record<string, readonly string[]>> = {
  '/': ['/courses', '/instructors', '/pricing', '/download'],
  '/courses': ['/course/:slug', '/pricing'],
  '/course/:slug': ['/course/:slug/lessons/:lesson', '/courses'],
  '/instructors': ['/instructors/viktor-hajnal', '/courses'],
  '/books': ['/book/forbidden-trading', '/download'],
  '/pricing': ['/courses', '/checkout'],
  '/about': ['/instructors', '/contact'],
  '/blog': ['/courses'],
  '/itv': ['/itv/:slug', '/signup'],
  '/itv/:slug': ['/itv/:slug', '/itv'],
  '/download': ['/books', '/download-indicators'],
  '/cart': ['/checkout'],
  '/my-courses': ['/my-courses/:course/:lesson'],
  '/payment/success': ['/my-courses/:course/:lesson'],
  '/auth': ['/account-settings', '/my-courses'],
  '/login': ['/account-settings', '/my-courses'],
  '/signup': ['/', '/download'],
  '/admin': ['/admin/people', '/admin/audit'],
};

/** Wanted on whichever page one is. */
export const alwaysWanted = ['/login', '/signup', '/blog'] as const;

export function pagesAfter(pathname: string): readonly string[] {
  const pattern = Object.keys(likelyNext).find((each) => matchPath(each, pathname));
  return (pattern === undefined ? undefined : likelyNext[pattern]) ?? ['/'];
}
