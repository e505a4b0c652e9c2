/** Where visitors of a page mostly go on to. Pages that are not built are passed over. */
const likelyNext: Readonly<Record<string, readonly string[]>> = {
  '/': ['/courses', '/instructors', '/pricing', '/download'],
  '/courses': ['/course/fast-track', '/pricing'],
  '/instructors': ['/instructors/viktor-hajnal', '/courses'],
  '/pricing': ['/courses', '/checkout'],
  '/about': ['/instructors', '/contact'],
  '/blog': ['/courses'],
  '/download': ['/books', '/download-indicators'],
  '/cart': ['/checkout'],
  '/auth': ['/account-settings', '/my-courses'],
  '/login': ['/account-settings', '/my-courses'],
  '/signup': ['/', '/download'],
  '/admin': ['/admin/people', '/admin/audit'],
};

/** Wanted on whichever page one is. */
export const alwaysWanted = ['/login', '/signup', '/blog'] as const;

export function pagesAfter(pathname: string): readonly string[] {
  return likelyNext[pathname] ?? ['/'];
}
