import { matchPath } from 'react-router';
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

/** Pages made for one visitor, by the beginning of their address, and the texts they show. */
const privatePages: readonly (readonly [RegExp, readonly TextGroup[]])[] = [
  [/^\/(?:auth|signup|login|forgot-password|reset-password)(?:\/|$)/i, ['auth']],
  [/^\/account-settings(?:\/|$)/i, ['account', 'auth']],
  [/^\/admin(?:\/|$)/i, ['admin']],
];

/** Texts to have at hand before a page comes to life in the browser. */
export function groupsOf(pathname: string): readonly TextGroup[] {
  const ofPrivate = privatePages.find(([pattern]) => pattern.test(pathname))?.[1] ?? [];
  return findPublicPage(pathname)?.groups ?? [...shell, ...ofPrivate];
}
