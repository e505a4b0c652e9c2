import { matchPath } from 'react-router';
import { findPrivateGroups } from '../lib/private-pages.ts';
import type { TextGroup } from '../lib/text-keys.ts';

/** A page that is the same for every visitor in a language, and may be kept and shared. */
export type PublicPage = {
  readonly path: string;
  /** Texts the page shows: a language that has them all is offered to search engines. */
  readonly groups: readonly TextGroup[];
  /** Query parameters that change the page; all others are ignored. */
  readonly parameters: readonly string[];
};

const shell = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

export const publicPages: readonly PublicPage[] = [
  { path: '/', groups: [...shell, 'hero', 'events'], parameters: [] },
];

export function findPublicPage(pathname: string): PublicPage | undefined {
  return publicPages.find((page) => matchPath(page.path, pathname));
}

/** Texts to have at hand before a page comes to life in the browser. */
export function groupsOf(pathname: string): readonly TextGroup[] {
  return findPublicPage(pathname)?.groups ?? [...shell, ...(findPrivateGroups(pathname) ?? [])];
}
