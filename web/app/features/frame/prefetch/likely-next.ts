import { findPage } from '@danube/contract/site/find-page.ts';

/** Prefetched on every page; pages that aren't built are skipped. */
export const alwaysPrefetched = ['/login', '/signup', '/blog'] as const;

/** Where visitors of a page usually go next, by path or by pattern. */
export function likelyNextPages(pathname: string): readonly string[] {
  return findPage(pathname)?.page.next ?? ['/'];
}
