import { matchPath } from 'react-router';
import { findPrivateGroups } from '../lib/private-pages.ts';
import type { TextGroup } from '../lib/text-keys.ts';

/** A page that is the same for every visitor in a language, and may be kept and shared. */
export type PublicPage = {
  readonly path: string;
  /** Texts the page shows: a language that has them all is offered to search engines. */
  readonly groups: readonly TextGroup[];
  /** Query parameters that choose between pages that are kept; other values are ignored. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Query parameters that visitors fill in: with one of them the page is made for them alone. */
  readonly entries?: readonly string[];
};

const shell = ['nav', 'footer', 'page', 'ui'] as const satisfies readonly TextGroup[];

export const publicPages: readonly PublicPage[] = [
  { path: '/', groups: [...shell, 'hero', 'events'] },
  {
    path: '/financial-widgets',
    groups: [...shell, 'widgets'],
    choices: {
      tool: ['position', 'reward', 'point', 'growth', 'margin'],
      market: ['dax', 'dow', 'gold', 'oil', 'eurusd'],
      range: ['3m', '1y', 'all'],
    },
    entries: [
      ...['capital', 'risk', 'distance', 'entry', 'stop', 'target', 'size', 'move', 'leverage'],
      ...['monthly', 'yearly', 'years', 'rate'],
    ],
  },
];

export function findPublicPage(pathname: string): PublicPage | undefined {
  return publicPages.find((page) => matchPath(page.path, pathname));
}

/** Texts to have at hand before a page comes to life in the browser. */
export function groupsOf(pathname: string): readonly TextGroup[] {
  return findPublicPage(pathname)?.groups ?? [...shell, ...(findPrivateGroups(pathname) ?? [])];
}
