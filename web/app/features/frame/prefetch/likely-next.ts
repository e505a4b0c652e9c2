import { findPage } from '@danube/contract/site/find-page.ts';

/** Wanted on whichever page one is; pages that are not built are passed over. */
export const alwaysWanted = ['/login', '/signup', '/blog'] as const;

/** Where visitors of a page mostly continue to, by path or by pattern. */
export function pagesAfter(pathname: string): readonly string[] {
  return findPage(pathname)?.page.next ?? ['/'];
}
