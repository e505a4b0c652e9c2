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
  { path: '/sources', groups: [...shell, 'claims'] },
  { path: '/contact', groups: [...shell, 'contact'] },
  { path: '/about', groups: [...shell, 'about', 'instructors', 'claims'] },
  { path: '/instructors', groups: [...shell, 'instructors'] },
  { path: '/instructors/viktor-hajnal', groups: [...shell, 'instructors'] },
  { path: '/instructors/katharina-lindner', groups: [...shell, 'instructors'] },
  {
    path: '/',
    groups: [
      ...shell,
      'hero',
      'quickie',
      'features',
      'events',
      'instructors',
      'testimonials',
      'claims',
    ],
  },
  { path: '/social-media-demo', groups: [...shell, 'social'] },
  { path: '/instagram-integration', groups: [...shell, 'social'] },
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
  { path: '/privacy-policy', groups: [...shell, 'privacy'] },
  { path: '/cookie-policy', groups: [...shell, 'cookies', 'consent'] },
  { path: '/terms-of-service', groups: [...shell, 'terms'] },
  { path: '/accessibility', groups: [...shell, 'accessibility'] },
  { path: '/imprint', groups: [...shell, 'imprint'] },
];

export function findPublicPage(pathname: string): PublicPage | undefined {
  return publicPages.find((page) => matchPath(page.path, pathname));
}

/** Texts to have at hand before a page comes to life in the browser. */
export function groupsOf(pathname: string): readonly TextGroup[] {
  return findPublicPage(pathname)?.groups ?? [...shell, ...(findPrivateGroups(pathname) ?? [])];
}
