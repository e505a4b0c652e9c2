import type { LanguageCode } from '@danube/contract/locale.ts';

/** The views of the sign-in screen. */
export type AuthView = 'signin' | 'signup' | 'forgot' | 'reset';

const viewOfPath: readonly (readonly [RegExp, AuthView])[] = [
  [/^\/signup(?:\/|$)/i, 'signup'],
  [/^\/forgot-password(?:\/|$)/i, 'forgot'],
  [/^\/reset-password(?:\/|$)/i, 'reset'],
];

/** By path; on the paths for signing in and up by the parameter `tab`. */
export function readAuthView({ pathname, search }: { pathname: string; search: string }): AuthView {
  const byPath = viewOfPath.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'signin';
  if (byPath === 'forgot' || byPath === 'reset') return byPath;
  const tab = new URLSearchParams(search).get('tab');
  return tab === 'signin' || tab === 'signup' ? tab : byPath;
}

const pathOf: Record<AuthView, string> = {
  signin: '/auth?tab=signin',
  signup: '/auth?tab=signup',
  forgot: '/forgot-password',
  reset: '/forgot-password',
};

/** The URL of a view; keeps the redirect and the language. */
export function authPath(
  view: AuthView,
  along: { redirect: string | null; language?: LanguageCode | undefined },
): string {
  const [path = '', search] = pathOf[view].split('?');
  const parameters = new URLSearchParams(search);
  if (along.redirect) parameters.set('redirect', along.redirect);
  if (along.language) parameters.set('lang', along.language);
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}
